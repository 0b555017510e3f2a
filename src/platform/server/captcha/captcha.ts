// The port of the captcha: the browser needs a token before a sensitive call.

export type CaptchaVerifier = {
  /** A token is valid once. */
  verify(token: string | undefined, remoteAddress: string): Promise<boolean>;
  /** A puzzle for the browser; null if the captcha's own script provides one. */
  challenge(): Promise<object | null>;
};

/** The external captcha service is unavailable. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}
