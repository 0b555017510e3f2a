import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/database.ts';
import { bookableStates, openStates, type PaymentId, type PaymentRow } from './card-payment.ts';

export async function nextOrderNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ order: string }>`
    select lpad(nextval('payment_order_number')::text, 6, '0') as order`.execute(tx);
  return rows[0]!.order;
}

export type NewPayment = PaymentId & {
  purpose: string;
  state: (typeof openStates)[number];
  isAutomatic: boolean;
  card: { id: string; name: string } | null;
  order: string;
  nonce: string;
  amountCents: number;
  language: string;
  now: Date;
};

export async function savePayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { accountId: account_id, paymentId: payment_id, nonce, now: created_at } = payment;
  await tx
    .insertInto('card_payment')
    .values({
      account_id,
      payment_id,
      purpose: payment.purpose,
      state: payment.state,
      is_automatic: payment.isAutomatic,
      card_id: payment.card?.id ?? null,
      card_name: payment.card?.name ?? null,
      order_number: payment.order,
      nonce,
      amount_cents: payment.amountCents,
      language: payment.language,
      created_at,
    })
    .execute();
  await tx.insertInto('card_payment_nonce').values({ nonce, account_id, payment_id, created_at }).execute();
}

export async function findPaymentByNonce(db: Queryable, nonce: string): Promise<PaymentId | null> {
  const found = await db
    .selectFrom('card_payment_nonce')
    .select(['account_id', 'payment_id'])
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return found ? { accountId: found.account_id, paymentId: found.payment_id } : null;
}

export function findPayment(db: Queryable, { accountId, paymentId }: PaymentId): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('card_payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

export function lockPayment(tx: Tx, { accountId, paymentId }: PaymentId): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('card_payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Null if the card is gone. */
export async function findCardReference(db: Queryable, accountId: number, cardId: string): Promise<string | null> {
  const found = await db
    .selectFrom('saved_card')
    .select('gateway_reference')
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return found?.gateway_reference ?? null;
}

type Settlement = {
  state: string;
  reason?: string;
  message?: string | null;
  reference?: string;
  refundCents?: number;
  now: Date;
};

export async function settlePayment(
  tx: Tx,
  { accountId, paymentId }: PaymentId,
  { state, reason, message, reference, refundCents, now }: Settlement,
): Promise<void> {
  await tx
    .updateTable('card_payment')
    .set({
      state,
      settled_at: now,
      ...(reason !== undefined && { reason }),
      ...(message !== undefined && { message }),
      ...(reference !== undefined && { gateway_reference: reference }),
      ...(refundCents !== undefined && { refund_cents: refundCents }),
    })
    .where('account_id', '=', accountId)
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Only one of several concurrent requests asks the bank about a payment. */
export async function claimAsking(
  db: Queryable,
  { accountId, paymentId }: PaymentId,
  now: Date,
  pauseSeconds: number,
): Promise<boolean> {
  const before = new Date(now.getTime() - pauseSeconds * 1000);
  const claimed = await db
    .updateTable('card_payment')
    .set({ asked_at: now })
    .where('account_id', '=', accountId)
    .where('payment_id', '=', paymentId)
    .where('state', 'in', [...bookableStates])
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', before)]))
    .returning('payment_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Open payments whose own job was lost or gave up. */
export function findStalePayments(db: Queryable, purpose: string, before: Date) {
  return db
    .selectFrom('card_payment')
    .select(['account_id', 'payment_id', 'state'])
    .where('purpose', '=', purpose)
    .where('state', 'in', [...openStates, 'refunding'])
    .where('created_at', '<=', before)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', before)]))
    .limit(1000)
    .execute();
}
