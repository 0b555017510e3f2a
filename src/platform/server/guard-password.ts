// Verifies the password of the account. Wrong passwords are limited per session, so a stolen session cannot lock the
// owner out of another one.

import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction, type Queryable } from './database/database.ts';
import { countedAttempts } from './idempotency/counted-attempts.ts';
import type { Platform } from './platform.ts';
import { passwordMatches } from './password-hash.ts';
import { countAttempt } from './rate-limit.ts';

const limits = [
  { name: 'session-password', limit: 10, windowSeconds: 15 * 60 },
  { name: 'session-password-day', limit: 30, windowSeconds: 86_400 },
] as const;

type CountRefusal = 'EC_Too_Many_Requests' | 'EC_Idempotency_Key_Reused';

const attempts = countedAttempts<CountRefusal>('session-password');

export type PasswordRefusal = Refusal<'EC_Wrong_Password' | 'Error_401' | CountRefusal>;

type SessionKey = { accountId: number; sessionId: string };

/** Returns the matching hash, so the change can check that it is still current. */
export async function guardPassword(
  platform: Platform,
  { accountId, sessionId }: SessionKey,
  password: string,
): Promise<{ passwordHash: string } | PasswordRefusal> {
  const passwordHash = await findPasswordHash(platform.db, accountId);
  if (passwordHash === null) return refuse('Error_401');
  const refused = await countTry(platform, `${accountId} ${sessionId}`);
  if (refused) return refused;
  if (!(await passwordMatches(passwordHash, password))) return refuse('EC_Wrong_Password');
  return { passwordHash };
}

function countTry(platform: Platform, subject: string): Promise<Refusal<CountRefusal> | null> {
  const now = platform.clock.now();
  return inTransaction(platform.countersDb, async (tx) => {
    const counted = await attempts.lock(tx, now);
    if (counted) return counted.refusal;
    for (const limit of limits) {
      const verdict = await countAttempt(tx, { ...limit, subject, now });
      if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
    }
    await attempts.store(tx, now, null);
    return null;
  });
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
