import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { withdrawEmailChange } from '#platform/server/withdraw-email-change.ts';
import { lockAccountRow } from '../../server/account-row.ts';

export async function cancelEmailChange(
  tx: Tx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Refusal<'EC_Not_Found'> | null> {
  // A confirmation locks the account too, so the two cannot race.
  await lockAccountRow(tx, accountId);
  return (await withdrawEmailChange(tx, accountId, now)) ? null : refuse('EC_Not_Found');
}
