// Gets the captcha token before a sensitive call: solves the portal's own puzzle in a worker, or uses Google's script
// if configured. The user does nothing.

import { captchaChallenge } from '#platform/contract.ts';
// oxlint-disable-next-line import/default -- made by the build
import workerUrl from './captcha-worker.ts?worker&url';
import type { ReadClient } from '../api/read-client.ts';
import type { PortalConfiguration } from '../configuration.ts';
import { workerAddress } from '../worker-address.ts';

/** Undefined without a captcha. */
export async function solveCaptcha(api: ReadClient, configuration: PortalConfiguration): Promise<string | undefined> {
  const { captcha, captcha_site_key: siteKey, captcha_script_url: scriptUrl } = configuration;
  if (captcha === 'recaptcha' && siteKey && scriptUrl) {
    const { recaptchaToken } = await import('./recaptcha.ts');
    return recaptchaToken(scriptUrl, siteKey);
  }
  if (captcha !== 'altcha') return undefined;
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
