// The operator's recognition host. Browsers call it over their line and get a token that only pages of the portal may
// read; the portal then asks for the line: GET {host}/msisdn?uniqueId=&token= answers {"msisdn": "359…" or null}.
// docs/recognition-host.md describes the requirements of such a host.

import { isMobileNumber, sentNumber } from '#platform/msisdn.ts';
import { requestOutside } from './outbound-http.ts';
import { RecognitionUnavailable, type Recognition } from './recognition.ts';

export type HttpRecognitionSettings = { host: string; secret: string | undefined; timeoutMs?: number };

export function httpRecognition({ host, secret, timeoutMs = 3_000 }: HttpRecognitionSettings): Recognition {
  return {
    async numberOf(uniqueId, token) {
      const url = new URL(`${host.replace(/\/+$/, '')}/msisdn`);
      url.searchParams.set('uniqueId', uniqueId);
      url.searchParams.set('token', token);
      const { msisdn } = await ask(url, secret, timeoutMs);
      return typeof msisdn === 'string' && isMobileNumber(msisdn) ? sentNumber(msisdn) : null;
    },
  };
}

async function ask(url: URL, secret: string | undefined, timeoutMs: number): Promise<{ msisdn?: unknown }> {
  try {
    const headers = secret ? { authorization: `Bearer ${secret}` } : {};
    const response = await requestOutside(url, { headers, timeoutMs, mostBytes: 64 * 1024 });
    if (response.status === 404) return {};
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as { msisdn?: unknown };
  } catch (cause) {
    throw new RecognitionUnavailable('The recognition host does not answer.', { cause });
  }
}
