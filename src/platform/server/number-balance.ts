// Purchases from the balance of a prepaid number. The operator's systems take the money when they carry out the order;
// until a reported balance contains a purchase, the portal counts it, so that the same money is not spent twice.

import { sql } from 'kysely';
import { checkBalance } from '#platform/balance-purchase.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Queryable, Tx } from './database/database.ts';
import type { ServiceKey } from './service-key.ts';

export type BalancePurchase = {
  purchaseId: string;
  kind: 'donation' | 'extra' | 'package' | 'refund';
  name: { bg: string; en: string };
  cents: number;
};

/**
 * The balance with credited top-ups and without purchases that it does not contain yet, over `balance`: a row of
 * prepaid_balance. A top-up that was ordered before the measurement is part of it.
 */
export const availableCents = `balance.balance_cents
  + (select coalesce(sum(amount_cents), 0)::integer from top_up where top_up.customer_id = balance.customer_id
      and top_up.service_id = balance.service_id and state = 'credited' and coalesce(ordered_at, settled_at) > balance.measured_at)
  - (select coalesce(sum(amount_cents), 0)::integer from balance_purchase bought
      where bought.customer_id = balance.customer_id and bought.service_id = balance.service_id
        and state in ('ordered', 'confirmed'))`;

export type BalanceRefusal = Refusal<'EC_Balance_Not_Enough'>;

/** Refuses purchases that the balance does not cover. An unknown balance refuses nothing: the operator's system decides. */
export async function takeBalance(
  tx: Tx,
  service: ServiceKey,
  purchases: readonly BalancePurchase[],
  now: Date,
): Promise<BalanceRefusal | null> {
  const paid = purchases.filter(({ cents }) => cents > 0);
  if (paid.length === 0) return null;
  const refused = await refusalOfBalance(
    tx,
    service,
    paid.reduce((sum, { cents }) => sum + cents, 0),
  );
  if (refused) return refused;
  await tx
    .insertInto('balance_purchase')
    .values(
      paid.map(({ purchaseId, kind, name, cents }) => ({
        customer_id: service.customerId,
        service_id: service.serviceId,
        purchase_id: purchaseId,
        kind,
        name_bg: name.bg,
        name_en: name.en,
        amount_cents: cents,
        state: 'ordered',
        created_at: now,
      })),
    )
    .execute();
  return null;
}

/** Until the transaction ends, so that concurrent purchases see each other. */
export async function lockBalance(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await sql`select from prepaid_balance where customer_id = ${customerId} and service_id = ${serviceId}
    for no key update`.execute(tx);
}

async function refusalOfBalance(tx: Tx, service: ServiceKey, cents: number): Promise<BalanceRefusal | null> {
  await lockBalance(tx, service);
  const available = await findAvailableCents(tx, service);
  if (available === null) return null;
  const check = checkBalance(available, cents);
  return check.isEnough
    ? null
    : refuse('EC_Balance_Not_Enough', { MissingCents: check.missingCents, AvailableCents: available });
}

/** Null while the balance is unknown. */
export async function findAvailableCents(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<number | null> {
  const { rows } = await sql<{ cents: number | null }>`
    select ${sql.raw(availableCents)} as cents from prepaid_balance balance
    where customer_id = ${customerId} and service_id = ${serviceId}`.execute(db);
  return rows[0]?.cents ?? null;
}

/** The order was carried out: the operator's system takes the money. */
export async function confirmPurchase(tx: Tx, service: ServiceKey, purchaseId: string, now: Date): Promise<void> {
  await endOrder(tx, service, purchaseId, { state: 'confirmed', confirmed_at: now });
}

/** The order failed: nothing is taken. */
export async function releasePurchase(tx: Tx, service: ServiceKey, purchaseId: string): Promise<void> {
  await endOrder(tx, service, purchaseId, { state: 'released' });
}

async function endOrder(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  purchaseId: string,
  end: { state: 'confirmed' | 'released'; confirmed_at?: Date },
): Promise<void> {
  await tx
    .updateTable('balance_purchase')
    .set(end)
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'ordered')
    .execute();
}
