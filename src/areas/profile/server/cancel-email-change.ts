// Withdraws the change of an e-mail that is not confirmed yet. Without the change no code confirms anything.

import { refuse, type Refusal } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { deleteEmailChange, lockAccountRow } from './account-store.ts';

export async function cancelEmailChange(
  tx: Tx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Refusal<'EC_Not_Found'> | null> {
  // A confirmation holds the account too: one of the two comes first.
  await lockAccountRow(tx, accountId);
  if (!(await deleteEmailChange(tx, accountId))) return refuse('EC_Not_Found');
  await recordForAccount(tx, { accountId, action: 'email.cancel', subject: String(accountId), facts: {}, now });
  return null;
}
