// Keys in settings: PEM, plain or in base64, because a line of an environment file cannot contain a file.

import { createPrivateKey, type KeyObject } from 'node:crypto';
import { BadConfiguration } from './environment.ts';

export function pemOf(value: string): string {
  return value.includes('-----BEGIN') ? value : Buffer.from(value, 'base64').toString('utf8');
}

/** Of the types that signatures need. */
export function privateKeyIn(name: string, value: string, passphrase = ''): KeyObject {
  const key = parsed(name, value, passphrase);
  if (key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'ec') return key;
  throw new BadConfiguration(`${name} must be an RSA or an EC key.`);
}

function parsed(name: string, value: string, passphrase: string): KeyObject {
  try {
    return createPrivateKey({ key: pemOf(value), ...(passphrase && { passphrase }) });
  } catch {
    throw new BadConfiguration(`${name} must be a PEM key, plain or in base64, with ${name}_PASSWORD if it has one.`);
  }
}
