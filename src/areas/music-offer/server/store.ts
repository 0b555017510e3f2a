import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

export type Subscription = {
  status: 'Active' | 'Deactivated';
  subscribed_on: string;
  free_until: string;
  deactivates_on: string | null;
};

export type Offer = { price_cents: number; link: string };

/** Undefined if the operator sells no music. */
export async function findOffer(db: Queryable): Promise<Offer | undefined> {
  return db.selectFrom('music_offer').select(['price_cents', 'link']).executeTakeFirst();
}

export async function findSubscription(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  lock: 'lock' | 'no lock' = 'no lock',
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('music_subscription')
    .select(['status', 'subscribed_on', 'free_until', 'deactivates_on'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  return row as Subscription | undefined;
}

/** Starts or restarts; false if it is already active. The first free period stays. */
export async function startSubscription(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  today: string,
  freeUntil: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into music_subscription as known (customer_id, service_id, status, subscribed_on, free_until)
    values (${customerId}, ${serviceId}, 'Active', ${today}, ${freeUntil})
    on conflict (customer_id, service_id) do update set status = 'Active', deactivates_on = null,
      subscribed_on = case when known.deactivates_on < excluded.subscribed_on
        then excluded.subscribed_on else known.subscribed_on end
      where known.status <> 'Active'`.execute(tx);
  return numAffectedRows === 1n;
}

export async function stopSubscription(tx: Tx, { customerId, serviceId }: ServiceKey, lastDay: string): Promise<void> {
  await tx
    .updateTable('music_subscription')
    .set({ status: 'Deactivated', deactivates_on: lastDay })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}
