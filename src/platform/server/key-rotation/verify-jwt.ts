// Verifies a JWT that the portal signed under any version of its key.

import { jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { everyVersion, type KeyVersions } from './key-versions.ts';

/** Null for an invalid token. */
export async function verifyJwt(
  key: KeyVersions,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload | null> {
  for (const version of everyVersion(key)) {
    const verified = await jwtVerify(token, version, options).catch(() => null);
    if (verified) return verified.payload;
  }
  return null;
}
