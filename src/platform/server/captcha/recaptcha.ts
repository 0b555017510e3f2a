// Google reCAPTCHA: the service verifies the token and refuses a used one.

import { requestOutside } from '../partners/outbound-http.ts';
import { CaptchaUnavailable, type CaptchaVerifier } from './captcha.ts';

export type RecaptchaSettings = { url: string; secret: string; timeoutMs?: number };

export function createRecaptcha({ url, secret, timeoutMs = 5_000 }: RecaptchaSettings): CaptchaVerifier {
  return {
    challenge: () => Promise.resolve(null),
    async verify(token, remoteAddress) {
      if (!token) return false;
      const answer = await ask(url, { secret, response: token, remoteip: remoteAddress }, timeoutMs);
      return answer.success === true;
    },
  };
}

async function ask(url: string, form: Record<string, string>, timeoutMs: number): Promise<{ success?: unknown }> {
  try {
    const body = new URLSearchParams(form);
    const response = await requestOutside(url, { method: 'POST', body, timeoutMs, mostBytes: 64 * 1024 });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as { success?: unknown };
  } catch (cause) {
    throw new CaptchaUnavailable('The captcha service does not answer.', { cause });
  }
}
