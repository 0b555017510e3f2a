// The challenges that devices answer: one per sign-in in progress, one per session. Each is used once.

import type { Database, Queryable } from '#platform/server/database/database.ts';
import { challengeLifeSeconds } from '../../passkeys/rules.ts';
import { isLive, type LiveAttempt } from '../attempt-store.ts';
import type { SessionKey } from '../session-store.ts';

/** False if the attempt is not live. */
export async function saveAttemptChallenge(db: Database, attempt: LiveAttempt, challenge: string): Promise<boolean> {
  const saved = await db
    .updateTable('sign_in_attempt')
    .set({ passkey_challenge: challenge })
    .where(isLive(attempt))
    .returning('session_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export type UsedChallenge = { challenge: string; returnUri: string };

/** A challenge is used once; null if there is none, or the attempt is not live. */
export async function useAttemptChallenge(db: Database, attempt: LiveAttempt): Promise<UsedChallenge | null> {
  const used = await db
    .with('before', (before) =>
      before
        .selectFrom('sign_in_attempt')
        .select(['session_id', 'passkey_challenge', 'return_uri'])
        .where(isLive(attempt))
        .forUpdate(),
    )
    .updateTable('sign_in_attempt')
    .from('before')
    .set({ passkey_challenge: null })
    .whereRef('sign_in_attempt.session_id', '=', 'before.session_id')
    .returning(['before.passkey_challenge', 'before.return_uri'])
    .executeTakeFirst();
  return used?.passkey_challenge ? { challenge: used.passkey_challenge, returnUri: used.return_uri } : null;
}

export async function saveSessionChallenge(
  db: Queryable,
  { accountId, sessionId }: SessionKey,
  challenge: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ passkey_challenge: challenge, passkey_challenge_at: now })
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** Null if there is none, or it is too old. */
export async function useSessionChallenge(
  db: Queryable,
  { accountId, sessionId }: SessionKey,
  now: Date,
): Promise<string | null> {
  const used = await db
    .with('before', (before) =>
      before
        .selectFrom('session')
        .select(['account_id', 'session_id', 'passkey_challenge', 'passkey_challenge_at'])
        .where('account_id', '=', accountId)
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .forUpdate(),
    )
    .updateTable('session')
    .from('before')
    .set({ passkey_challenge: null, passkey_challenge_at: null })
    .whereRef('session.account_id', '=', 'before.account_id')
    .whereRef('session.session_id', '=', 'before.session_id')
    .returning(['before.passkey_challenge', 'before.passkey_challenge_at'])
    .executeTakeFirst();
  const oldest = new Date(now.getTime() - challengeLifeSeconds * 1000);
  return used?.passkey_challenge_at && used.passkey_challenge_at > oldest ? used.passkey_challenge : null;
}
