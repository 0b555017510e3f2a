// Withdraws a pending e-mail change: codes sent for it are no longer valid.

import { recordForAccount } from './audit/record-for-account.ts';
import type { Tx } from './database/database.ts';

/** False when no change was pending. */
export async function withdrawEmailChange(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('email_change')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (!deleted) return false;
  await recordForAccount(tx, { accountId, action: 'email.cancel', subject: String(accountId), facts: {}, now });
  return true;
}
