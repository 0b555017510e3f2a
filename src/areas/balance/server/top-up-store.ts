import { CompiledQuery, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { TopUpState, TopUpWay } from '../rules.ts';

export type TopUpKey = ServiceKey & { topUpId: string };

/** Any prepaid mobile number of the operator; null for all others, so that they cannot be told apart. */
export async function findPrepaidNumber(db: Queryable, msisdn: string): Promise<ServiceKey | null> {
  const { rows } = await sql<ServiceKey>`
    select customer_id as "customerId", service_id as "serviceId"
    from service_number join service using (customer_id, service_id) join tariff using (tariff_id)
    where service_number.service_id = ${msisdn} and is_prepaid and msisdn_type = 'Mobile'`.execute(db);
  return rows[0] ?? null;
}

type NewTopUp = TopUpKey & {
  accountId: number;
  way: TopUpWay;
  isAutomatic: boolean;
  cents: number | null;
  state: TopUpState;
  now: Date;
};

export async function saveTopUp(tx: Tx, topUp: NewTopUp): Promise<void> {
  await tx
    .insertInto('top_up')
    .values({
      customer_id: topUp.customerId,
      service_id: topUp.serviceId,
      top_up_id: topUp.topUpId,
      account_id: topUp.accountId,
      way: topUp.way,
      is_automatic: topUp.isAutomatic,
      amount_cents: topUp.cents,
      state: topUp.state,
      created_at: topUp.now,
      // A voucher is sent right after it is saved.
      ...(topUp.way === 'voucher' && { asked_at: topUp.now, ordered_at: topUp.now }),
    })
    .execute();
}

export type TopUpRow = {
  customer_id: number;
  service_id: string;
  top_up_id: string;
  account_id: number;
  way: string;
  is_automatic: boolean;
  amount_cents: number | null;
  state: string;
  created_at: Date;
  asked_at: Date | null;
};

const ofKey = ({ customerId, serviceId, topUpId }: TopUpKey) =>
  sql`customer_id = ${customerId} and service_id = ${serviceId} and top_up_id = ${topUpId}`;

export async function lockTopUp(tx: Tx, key: TopUpKey): Promise<TopUpRow | null> {
  const { rows } = await sql<TopUpRow>`select * from top_up where ${ofKey(key)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The top-up of a payment by card has the same id. */
export async function lockTopUpOfPayment(tx: Tx, accountId: number, paymentId: string): Promise<TopUpRow | null> {
  const { rows } = await sql<TopUpRow>`select * from top_up
    where account_id = ${accountId} and top_up_id = ${paymentId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function isOwner(db: Queryable, accountId: number, topUp: TopUpRow): Promise<boolean> {
  const { rows } = await sql`select from account_service where account_id = ${accountId} and is_owner
    and customer_id = ${topUp.customer_id} and service_id = ${topUp.service_id}`.execute(db);
  return rows.length > 0;
}

/** Pending tasks about failed top-ups of a number end with the next one that is credited. */
export async function clearFailed(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await sql`delete from attention where customer_id = ${customerId} and service_id = ${serviceId}
    and kind = 'top-up-failed'`.execute(tx);
}

type Settlement = { state: TopUpState; reason?: string; cents?: number; settledAt?: Date };

export async function setTopUp(tx: Tx, key: TopUpKey, { state, reason, cents, settledAt }: Settlement): Promise<void> {
  await tx
    .updateTable('top_up')
    .set({
      state,
      reason: reason ?? null,
      ...(cents !== undefined && { amount_cents: cents }),
      ...(settledAt && { settled_at: settledAt }),
    })
    .where('customer_id', '=', key.customerId)
    .where('service_id', '=', key.serviceId)
    .where('top_up_id', '=', key.topUpId)
    .execute();
}

/** The state before the claim. Only one of several requests asks the balance source; null for the others. */
export async function claimCredit(
  db: Queryable,
  key: TopUpKey,
  now: Date,
  pauseSeconds: number,
): Promise<TopUpRow | null> {
  const before = new Date(now.getTime() - pauseSeconds * 1000);
  const { rows } = await sql<TopUpRow>`
    with known as (select * from top_up where ${ofKey(key)} and state = 'crediting'
      and (asked_at is null or asked_at <= ${before}) for update)
    update top_up set asked_at = ${now} from known
    where top_up.customer_id = known.customer_id and top_up.service_id = known.service_id
      and top_up.top_up_id = known.top_up_id
    returning known.*`.execute(db);
  return rows[0] ?? null;
}

/** Before the order: a balance that is measured later may contain it. */
export async function markOrdered(db: Queryable, key: TopUpKey, now: Date): Promise<void> {
  await sql`update top_up set ordered_at = ${now} where ${ofKey(key)}`.execute(db);
}

/** Top-ups whose own job was lost. */
export async function findStaleTopUps(db: Queryable, before: Date): Promise<TopUpKey[]> {
  const { rows } = await sql<TopUpKey>`
    select customer_id as "customerId", service_id as "serviceId", top_up_id as "topUpId" from top_up
    where state = 'crediting' and created_at <= ${before} and (asked_at is null or asked_at <= ${before})
    order by created_at limit 1000`.execute(db);
  return rows;
}

export type ShownTopUp = {
  customer_id: number;
  service_id: string;
  top_up_id: string;
  way: TopUpWay;
  is_automatic: boolean;
  amount_cents: number | null;
  state: TopUpState;
  reason: string | null;
  created_at: string;
  settled_at: string | null;
  payment_state: string | null;
  paid_at: string | null;
  card_name: string | null;
  message: string | null;
};

const shown = `select json_build_object('customer_id', top_up.customer_id, 'service_id', top_up.service_id,
    'top_up_id', top_up_id, 'way', way, 'is_automatic', top_up.is_automatic, 'amount_cents', top_up.amount_cents,
    'state', top_up.state, 'reason', top_up.reason, 'created_at', top_up.created_at, 'settled_at', top_up.settled_at,
    'payment_state', payment.state, 'paid_at', payment.settled_at, 'card_name', payment.card_name,
    'message', payment.message) as top_up
  from top_up left join card_payment payment
    on payment.account_id = top_up.account_id and payment.payment_id = top_up.top_up_id
  where top_up.account_id = $1`;

const listed = 100;

export async function findTopUps(reads: Reads, accountId: number): Promise<ShownTopUp[]> {
  const rows = await reads.read<{ top_up: ShownTopUp }>({
    name: 'top-ups',
    text: `${shown} order by top_up.created_at desc, top_up_id limit ${listed}`,
    values: [accountId],
  });
  return rows.map(({ top_up }) => top_up);
}

export async function findTopUp(db: Queryable, accountId: number, topUpId: string): Promise<ShownTopUp | null> {
  const query = CompiledQuery.raw(`${shown} and top_up_id = $2`, [accountId, topUpId]);
  const { rows } = await db.executeQuery<{ top_up: ShownTopUp }>(query);
  return rows[0]?.top_up ?? null;
}

/** Top-ups of a number by the account whose outcome is not known yet. */
export async function findOpenTopUps(db: Queryable, accountId: number, serviceId: string): Promise<ShownTopUp[]> {
  const text = `${shown} and top_up.service_id = $2 and top_up.state in ('paying', 'crediting', 'refunding')
    order by top_up.created_at desc`;
  const { rows } = await db.executeQuery<{ top_up: ShownTopUp }>(CompiledQuery.raw(text, [accountId, serviceId]));
  return rows.map(({ top_up }) => top_up);
}

export async function findResult(
  db: Queryable,
  { customerId, serviceId, topUpId }: TopUpKey,
): Promise<'credited' | 'refused' | null> {
  const found = await db
    .selectFrom('top_up_result')
    .select('result')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('top_up_id', '=', topUpId)
    .executeTakeFirst();
  return (found?.result as 'credited' | 'refused' | undefined) ?? null;
}

export type UncreditedTopUp = { top_up_id: string; service_id: string; amount_cents: number; created_at: Date };

/** Paid by card or returned by a withdrawal, and not credited yet; the oldest first. */
export async function findUncredited(db: Queryable): Promise<UncreditedTopUp[]> {
  const { rows } = await sql<UncreditedTopUp>`select top_up_id, service_id, amount_cents, created_at from top_up
    where state = 'crediting' and way in ('card', 'refund') order by created_at, top_up_id`.execute(db);
  return rows;
}
