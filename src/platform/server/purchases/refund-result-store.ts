// Withdrawals as selling areas need them: the statement, and whether the operator reported it as settled, by the import of
// `refund-results`.

import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { PurchaseKey } from './purchase-store.ts';

export type WithdrawalStatement = { withdrawalId: string; submittedAt: string };

export async function findWithdrawal(
  db: Queryable,
  { customerId, purchaseId }: PurchaseKey,
): Promise<WithdrawalStatement | null> {
  const row = await db
    .selectFrom('withdrawal')
    .select(['withdrawal_id', 'submitted_at'])
    .where('customer_id', '=', customerId)
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return row ? { withdrawalId: row.withdrawal_id, submittedAt: row.submitted_at.toISOString() } : null;
}

export async function isRefundSettled(db: Queryable, { customerId, purchaseId }: PurchaseKey): Promise<boolean> {
  const { rows } = await sql`select from withdrawal join refund_result result using (customer_id)
    where customer_id = ${customerId} and purchase_id = ${purchaseId}
      and result.withdrawal_id = withdrawal.withdrawal_id::text`.execute(db);
  return rows.length > 0;
}
