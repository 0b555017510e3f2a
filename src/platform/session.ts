// The session constants of both sides.

export const accessTokenKey = 'access_token';
export const refreshTokenKey = 'AUTH_REFRESH_TOKEN';
export const accountInfoKey = 'account_information';
export const sessionIdKey = 'session_id';
export const sessionIdLength = 25;
export const sessionIdHeader = 'session-id';
export const sessionIdPattern = `^[A-Za-z0-9]{${sessionIdLength}}$`;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A login session id of 25 letters and digits; bytes beyond the last full alphabet are discarded, so all characters
 * have equal probability.
 */
export function newSessionId(randomBytes: (count: number) => Uint8Array): string {
  const fair = Math.floor(256 / alphabet.length) * alphabet.length;
  let id = '';
  while (id.length < sessionIdLength) {
    for (const byte of randomBytes(sessionIdLength)) {
      if (byte < fair && id.length < sessionIdLength) id += alphabet[byte % alphabet.length];
    }
  }
  return id;
}
