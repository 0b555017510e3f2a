// The secret key, and the keys before and after it while it is rotated.

import { BadConfiguration, type Reader } from './environment.ts';
import { refuseWeakSecret } from './weak-secret.ts';

export type SecretKeys = {
  secretKey: string | undefined;
  /** The secret key before the current one; data that depends on it is renewed. */
  previousSecretKey: string | undefined;
  /** The secret key that will replace the current one; only accepted. */
  nextSecretKey: string | undefined;
};

export function readSecretKeys(read: Reader): SecretKeys {
  const secretKey = read.secret('SECRET_KEY', 32);
  const previousSecretKey = read.secret('SECRET_KEY_PREVIOUS', 32);
  const nextSecretKey = read.secret('SECRET_KEY_NEXT', 32);
  refuseWeakSecret('SECRET_KEY', secretKey);
  refuseWeakSecret('SECRET_KEY_PREVIOUS', previousSecretKey);
  refuseWeakSecret('SECRET_KEY_NEXT', nextSecretKey);
  const others = [previousSecretKey, nextSecretKey].filter((secret) => secret !== undefined);
  if (others.length > 0 && secretKey === undefined) {
    throw new BadConfiguration('SECRET_KEY must be set with SECRET_KEY_PREVIOUS or SECRET_KEY_NEXT.');
  }
  // Otherwise an operator who removes one of them would believe that a rotation has ended.
  if (new Set([secretKey, ...others]).size <= others.length) {
    throw new BadConfiguration('SECRET_KEY, SECRET_KEY_PREVIOUS and SECRET_KEY_NEXT must differ.');
  }
  return { secretKey, previousSecretKey, nextSecretKey };
}
