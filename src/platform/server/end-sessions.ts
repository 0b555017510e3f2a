import type { Tx } from './database/database.ts';

type End = { kept?: string; now: Date };

/**
 * Revokes the codes of sign-ins in progress, and ends the sessions of an account except the kept one. In this order:
 * the first waits for a sign-in that is being completed, whose session then ends, too. Returns the number of ended
 * sessions.
 */
export async function endSessions(tx: Tx, accountId: number, { kept, now }: End): Promise<number> {
  await tx
    .updateTable('sign_in_attempt')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', 'is not', null)
    .where('used_at', 'is', null)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(kept !== undefined, (query) => query.where('session_id', '<>', kept ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
