// Writes withdrawals: submitted, ended, refunded.

import { sql } from 'kysely';
import type { MoneySource } from '#platform/purchases.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { PurchaseKey } from '#platform/server/purchases/purchase-store.ts';
import type { RefundState } from '../contract.ts';
import type { ReckonedUse } from '../rules.ts';

export type NewWithdrawal = PurchaseKey &
  ReckonedUse & {
    withdrawalId: string;
    accountId: number | null;
    name: string;
    email: string;
    language: string;
    refundTo: MoneySource;
    now: Date;
  };

export async function saveWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  await tx
    .insertInto('withdrawal')
    .values({
      customer_id: withdrawal.customerId,
      purchase_id: withdrawal.purchaseId,
      withdrawal_id: withdrawal.withdrawalId,
      account_id: withdrawal.accountId,
      name: withdrawal.name,
      email: withdrawal.email,
      language: withdrawal.language,
      submitted_at: withdrawal.now,
      used_days: withdrawal.usedDays,
      due_cents: withdrawal.dueCents,
      refund_cents: withdrawal.refundCents,
      refund_to: withdrawal.refundTo,
      state: 'ending',
      refund_state: withdrawal.refundCents > 0 ? 'due' : 'none',
      checked_at: withdrawal.now,
    })
    .execute();
}

/** False if another run of the job has ended it. */
export async function markEnded(tx: Tx, { customerId, purchaseId }: PurchaseKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal')
    .set({ state: 'ended', ended_at: now })
    .where('customer_id', '=', customerId)
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'ending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The order failed meanwhile and took no money, so nothing is due and nothing is returned. */
export async function dropAmounts(tx: Tx, { customerId, purchaseId }: PurchaseKey): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ used_days: 0, due_cents: 0, refund_cents: 0, refund_state: 'none' })
    .where('customer_id', '=', customerId)
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** False if the refund was in another state. */
export async function moveRefund(
  tx: Tx,
  { customerId, purchaseId }: PurchaseKey,
  from: RefundState,
  to: RefundState,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('withdrawal')
    .set({ refund_state: to, ...(to === 'done' && { refunded_at: now }) })
    .where('customer_id', '=', customerId)
    .where('purchase_id', '=', purchaseId)
    .where('refund_state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveCheck(db: Queryable, { customerId, purchaseId }: PurchaseKey, now: Date): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ checked_at: now })
    .where('customer_id', '=', customerId)
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** Withdrawals whose own job was lost or gave up; those that wait for long do not hold up the others. */
export async function findStaleWithdrawals(db: Queryable, before: Date): Promise<PurchaseKey[]> {
  const { rows } = await sql<PurchaseKey>`
    select customer_id as "customerId", purchase_id as "purchaseId" from withdrawal
    where (state = 'ending' or refund_state in ('due', 'sent')) and checked_at <= ${before}
    order by checked_at limit 1000`.execute(db);
  return rows;
}
