// Purchases at a distance, recorded in the transaction of the order.

import { sql } from 'kysely';
import type { MoneySource, PricePeriod, PurchaseKindName } from '#platform/purchases.ts';
import type { Queryable, Tx } from '../database/database.ts';
import type { ServiceKey } from '../service-key.ts';

export type PurchaseKey = { customerId: number; purchaseId: string };

export type NewPurchase = PurchaseKey & {
  serviceId: string | null;
  accountId: number | null;
  kind: PurchaseKindName;
  subject: string;
  name: { bg: string; en: string };
  /** Null if only the document contains it. */
  priceCents: number | null;
  per: PricePeriod;
  freeUntil?: string | null;
  paidFrom: MoneySource;
  /** Taken at once. */
  paidCents: number;
  now: Date;
};

export type PurchaseRow = {
  customer_id: number;
  purchase_id: string;
  service_id: string | null;
  account_id: number | null;
  kind: PurchaseKindName;
  subject: string;
  name_bg: string;
  name_en: string;
  price_cents: number | null;
  price_per: PricePeriod;
  free_until: string | null;
  paid_from: MoneySource;
  paid_cents: number;
  concluded_at: Date;
  failed_at: Date | null;
  /** The last day of use, if it ended before a withdrawal. */
  ended_on: string | null;
};

export async function recordPurchase(tx: Tx, purchase: NewPurchase): Promise<void> {
  await tx
    .insertInto('purchase')
    .values({
      customer_id: purchase.customerId,
      purchase_id: purchase.purchaseId,
      service_id: purchase.serviceId,
      account_id: purchase.accountId,
      kind: purchase.kind,
      subject: purchase.subject,
      name_bg: purchase.name.bg,
      name_en: purchase.name.en,
      price_cents: purchase.priceCents,
      price_per: purchase.per,
      free_until: purchase.freeUntil ?? null,
      paid_from: purchase.paidFrom,
      paid_cents: purchase.paidCents,
      concluded_at: purchase.now,
    })
    .execute();
}

/** The order failed: nothing was bought, and nothing is paid. */
export async function failPurchase(tx: Tx, { customerId, purchaseId }: PurchaseKey, now: Date): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ failed_at: now })
    .where('customer_id', '=', customerId)
    .where('purchase_id', '=', purchaseId)
    .execute();
}

type BoughtThing = ServiceKey & { kind: PurchaseKindName; subject: string };

/** Null if it was not bought, or every purchase of it failed or ended. */
export async function findNewestPurchase(
  db: Queryable,
  { customerId, serviceId, kind, subject }: BoughtThing,
): Promise<PurchaseKey | null> {
  const row = await db
    .selectFrom('purchase')
    .select('purchase_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('failed_at', 'is', null)
    .where('ended_on', 'is', null)
    .orderBy('concluded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { customerId, purchaseId: row.purchase_id } : null;
}

export type EndedThing = BoughtThing & { endedOn: string };

/** In the transaction that ends it: later days are not due. A later purchase goes on. */
export async function saveEnd(tx: Tx, { customerId, serviceId, kind, subject, endedOn }: EndedThing): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ ended_on: endedOn })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('ended_on', 'is', null)
    .where(sql<boolean>`(concluded_at at time zone 'Europe/Sofia')::date <= ${endedOn}::date`)
    .execute();
}

/** Whether the same thing was bought again later: the end of this purchase must not end that one. */
export async function isBoughtAgain(db: Queryable, purchase: PurchaseRow): Promise<boolean> {
  const { rows } = await sql`select from purchase where customer_id = ${purchase.customer_id}
    and service_id = ${purchase.service_id} and kind = ${purchase.kind} and subject = ${purchase.subject}
    and failed_at is null and concluded_at > ${purchase.concluded_at}`.execute(db);
  return rows.length > 0;
}
