// Refunds that the operator reported as settled, by the import of `refund-results`.

import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { PurchaseKey } from './purchase-store.ts';

export async function isRefundSettled(db: Queryable, { customerId, purchaseId }: PurchaseKey): Promise<boolean> {
  const { rows } = await sql`select from withdrawal join refund_result result using (customer_id)
    where customer_id = ${customerId} and purchase_id = ${purchaseId}
      and result.withdrawal_id = withdrawal.withdrawal_id::text`.execute(db);
  return rows.length > 0;
}
