// The public keys of an external issuer of tokens.

import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { requestOutside } from './partners/outbound-http.ts';

export function remoteKeys(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    [customFetch]: (address, { headers }) =>
      requestOutside(address, { headers, timeoutMs: 3000, mostBytes: 256 * 1024 }),
  });
}

/** Whether a failed verification concerns the token; any other error concerns fetching the keys. */
export function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
  );
}
