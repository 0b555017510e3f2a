// No captcha; the configuration allows it in demo mode only.

import type { CaptchaVerifier } from './captcha.ts';

export const noCaptcha: CaptchaVerifier = {
  verify: () => Promise.resolve(true),
  challenge: () => Promise.resolve(null),
};
