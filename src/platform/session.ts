// The signed-in session as both sides know it.

export const accessTokenKey = 'access_token';
export const refreshTokenKey = 'AUTH_REFRESH_TOKEN';
export const accountInfoKey = 'account_information';
export const sessionIdKey = 'session_id';
export const sessionIdLength = 25;
export const sessionIdHeader = 'session-id';
export const sessionIdPattern = `^[A-Za-z0-9]{${sessionIdLength}}$`;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A login session id of 25 letters and digits; bytes above the last whole alphabet are thrown away, so none is likelier. */
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
