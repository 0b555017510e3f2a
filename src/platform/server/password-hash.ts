// Passwords are kept as argon2id hashes.

import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether the password matches; without a hash the same work is done and the answer is no. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}

const nobodysHash = hashPassword(randomBytes(24).toString('base64url'));
