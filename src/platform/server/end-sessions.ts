import type { Tx } from './database/database.ts';

type End = { kept?: string; now: Date };

/** Nobody whose sign-in is in progress gets a session. It waits for a sign-in that is being completed. */
export async function revokeSignIns(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('sign_in_attempt')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', 'is not', null)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Ends the sessions of an account except the kept one, after sign-ins in progress: the session of one that is being
 * completed ends, too. Returns the number of ended sessions.
 */
export async function endSessions(tx: Tx, accountId: number, { kept, now }: End): Promise<number> {
  await revokeSignIns(tx, accountId, now);
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(kept !== undefined, (query) => query.where('session_id', '<>', kept ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
