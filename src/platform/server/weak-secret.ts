// Refuses a secret that is long and still easy to guess.

import { deflateRawSync } from 'node:zlib';
import { BadConfiguration } from './environment.ts';

const leastCompressed = 24;

/** A repeated letter or word packs into a few bytes however long it is; 32 random characters do not. */
export function refuseWeakSecret(secret: string | undefined): void {
  if (secret === undefined || deflateRawSync(secret).length >= leastCompressed) return;
  throw new BadConfiguration('SECRET_KEY is too easy to guess: make one with "openssl rand -base64 32".');
}
