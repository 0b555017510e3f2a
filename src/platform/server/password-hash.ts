// Passwords are stored as argon2id hashes.

import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import limitOf from 'p-limit';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash needs 19 MB and one core: more at once would not be faster. */
const inTurn = limitOf(Math.min(availableParallelism(), 4));

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Without a hash the same work is done, so that unknown accounts take as long. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(() => verify(known, password));
  return matches && passwordHash !== undefined;
}

const nobodysHash = hashPassword(randomBytes(24).toString('base64url'));
