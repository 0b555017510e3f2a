import type { Tx } from './database/database.ts';

/**
 * Keeps the profile open until the transaction ends; false if it was closed meanwhile. Locked before cards and services, as
 * when a profile is closed.
 */
export async function lockOpenAccount(tx: Tx, accountId: number): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return account !== undefined;
}
