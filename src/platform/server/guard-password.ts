// Verifies the password of the account. Wrong passwords are limited per session, so a stolen session cannot lock the
// owner out of another one.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Queryable } from './database/database.ts';
import type { Platform } from './platform.ts';
import { passwordMatches } from './password-hash.ts';
import { countAttempt } from './rate-limit.ts';

const limits = [
  { name: 'session-password', limit: 10, windowSeconds: 15 * 60 },
  { name: 'session-password-day', limit: 30, windowSeconds: 86_400 },
] as const;

export type PasswordRefusal = Refusal<'EC_Wrong_Password' | 'EC_Too_Many_Requests' | 'Error_401'>;

type SessionKey = { accountId: number; sessionId: string };

/** Returns the matching hash, so the change can check that it is still current. */
export async function guardPassword(
  platform: Platform,
  { accountId, sessionId }: SessionKey,
  password: string,
): Promise<{ passwordHash: string } | PasswordRefusal> {
  const now = platform.clock.now();
  const passwordHash = await findPasswordHash(platform.db, accountId);
  if (passwordHash === null) return refuse('Error_401');
  for (const limit of limits) {
    const verdict = await countAttempt(platform.countersDb, { ...limit, subject: `${accountId} ${sessionId}`, now });
    if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  }
  if (!(await passwordMatches(passwordHash, password))) return refuse('EC_Wrong_Password');
  return { passwordHash };
}

async function findPasswordHash(db: Queryable, accountId: number): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return account?.password_hash ?? null;
}
