// The SQL of sessions.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { SessionIdentity } from './session-identity.ts';

export type SessionKey = { accountId: number; sessionId: string };

/** False if the account had a session with this id before; ids are not reused. */
export async function openSession(
  tx: Tx,
  session: {
    accountId: number;
    sessionId: string;
    cookieHash: Buffer;
    userAgent: string;
    identity: SessionIdentity;
    stepUpUntil: Date | null;
    now: Date;
  },
): Promise<boolean> {
  const opened = await tx
    .insertInto('session')
    .values({
      account_id: session.accountId,
      session_id: session.sessionId,
      cookie_hash: session.cookieHash,
      user_agent: session.userAgent,
      created_at: session.now,
      last_seen_at: session.now,
      step_up_until: session.stepUpUntil,
      ...session.identity,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst();
  return opened !== undefined;
}

/** A browser has one session: a new sign-in replaces it. */
export async function endSessionOfBrowser(tx: Tx, accountId: number, cookieHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('cookie_hash', '=', cookieHash)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSession(db: Queryable, accountId: number, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endSessionsBut(
  db: Queryable,
  { accountId, sessionId }: { accountId: number; sessionId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('session_id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export function findLiveSessions(db: Queryable, accountId: number, after: { created: Date; seen: Date }) {
  return db
    .selectFrom('session')
    .select(['session_id', 'user_agent', 'created_at', 'last_seen_at', 'step_up_until'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', after.seen)
    .where('created_at', '>', after.created)
    .orderBy('last_seen_at', 'desc')
    .execute();
}
