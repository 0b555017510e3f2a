// Sends changes to the protection service: an order is saved, the service is called without locks, and the change is
// settled. A repeated request before that is the same order with the same reference.

import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Refusal } from '#platform/errors.ts';
import { inTransaction, type Database, type Tx } from '#platform/server/database/database.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

/** Longer than a user retries; after that it is a new order. */
const sameOrderMs = 10 * 60_000;

export type Order = { reference: string; changeHash: Buffer; isRepeat: boolean };

/** An order is identified by the number and the hash of its change. */
export async function claimOrder(db: Database, number: ServiceKey, change: unknown, now: Date): Promise<Order> {
  const changeHash = createHash('sha256').update(JSON.stringify(change)).digest();
  const fresh = randomUUID();
  const oldest = new Date(now.getTime() - sameOrderMs);
  const { rows } = await sql<{ reference: string }>`
    insert into protection_order as known (customer_id, service_id, change_hash, reference, requested_at)
    values (${number.customerId}, ${number.serviceId}, ${changeHash}, ${fresh}, ${now})
    on conflict (customer_id, service_id, change_hash) do update set
      reference = case when known.requested_at > ${oldest} then known.reference else excluded.reference end,
      requested_at = case when known.requested_at > ${oldest} then known.requested_at else excluded.requested_at end
    returning reference`.execute(db);
  const { reference } = rows[0]!;
  return { reference, changeHash, isRepeat: reference !== fresh };
}

/** Whether it still existed: of two that settle the same order, only one succeeds. */
export async function settleOrder(tx: Tx, number: ServiceKey, { reference, changeHash }: Order): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('protection_order')
    .where('customer_id', '=', number.customerId)
    .where('service_id', '=', number.serviceId)
    .where('change_hash', '=', changeHash)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The change did not happen, so the order is deleted. */
export async function dropOrder(db: Database, number: ServiceKey, order: Order): Promise<void> {
  await inTransaction(db, (tx) => settleOrder(tx, number, order));
}

export const partnerAway: Refusal<'EC_Partner_Unavailable'> = { refused: 'EC_Partner_Unavailable' };

/** The answer of the service, or the refusal if it does not answer. */
export async function callOrUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer | typeof partnerAway> {
  try {
    return await ask();
  } catch (error) {
    if (isUnavailable(error)) return partnerAway;
    throw error;
  }
}
