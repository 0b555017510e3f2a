import type { Tx } from '#platform/server/database/database.ts';
import type { Assignment, PaymentKind } from '../payments/rules.ts';

/** Returns what the cards of the account paid. */
export async function stopAllPayments(tx: Tx, accountId: number): Promise<Assignment> {
  const stopped = await tx
    .updateTable('recurrent_payment')
    .set({ account_id: null, card_id: null, activated_at: null })
    .where('account_id', '=', accountId)
    .returning(['kind', 'item_id'])
    .execute();
  await tx.deleteFrom('automatic_top_up').where('account_id', '=', accountId).execute();
  const idsOf = (kind: PaymentKind) => stopped.filter((row) => row.kind === kind).map((row) => row.item_id);
  return {
    contract_ids: idsOf('contracts'),
    enlightenments: idsOf('enlightenment'),
    smart_tvs: idsOf('smart_tv'),
  };
}
