// The captcha as the portal sees it: a token that a browser has to earn before a sensitive call.

export type CaptchaVerifier = {
  /** Whether the token proves a solved captcha that nobody has used before. */
  verify(token: string | undefined, remoteAddress: string): Promise<boolean>;
  /** A puzzle for the browser to solve; null where the captcha's own script brings one. */
  challenge(): Promise<object | null>;
};

/** The captcha of an outside service cannot be asked just now. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}
