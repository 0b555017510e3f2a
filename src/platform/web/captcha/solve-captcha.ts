// Solves the portal's own puzzle quietly in a worker; only the operator's wish for another captcha asks the person.

import { captchaChallenge } from '#platform/contract.ts';
// oxlint-disable-next-line import/default -- made by the build
import workerUrl from './captcha-worker.ts?worker&url';
import type { ApiClient } from '../api/api-client.ts';
import { workerAddress } from '../worker-address.ts';

/** The token to send with a sensitive call, or nothing where no captcha is used. */
export async function solveCaptcha(api: ApiClient, kind: 'altcha' | 'recaptcha' | 'none'): Promise<string | undefined> {
  if (kind !== 'altcha') return undefined;
  const challenge = await api.call(captchaChallenge);
  const solution = await inWorker(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

function inWorker(challenge: object): Promise<unknown> {
  const worker = new Worker(workerAddress(new URL(workerUrl, location.href)), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<unknown>) => resolve(event.data));
    worker.addEventListener('error', () => reject(new Error('the captcha could not be solved')));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
