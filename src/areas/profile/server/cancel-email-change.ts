// Withdraws the change of an e-mail at the user's request.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { withdrawEmailChange } from '#platform/server/withdraw-email-change.ts';
import { lockAccountRow } from './account-store.ts';

export async function cancelEmailChange(
  tx: Tx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Refusal<'EC_Not_Found'> | null> {
  // A confirmation holds the account too: one of the two comes first.
  await lockAccountRow(tx, accountId);
  return (await withdrawEmailChange(tx, accountId, now)) ? null : refuse('EC_Not_Found');
}
