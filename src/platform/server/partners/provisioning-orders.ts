// Orders to the network, stored until retention deletes them.

import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Modification, ProvisioningOrder } from './provisioning.ts';

export async function saveOrder(tx: Tx, order: ProvisioningOrder, readyAt: Date): Promise<void> {
  const { requestId, serviceId, codes, removes = [], modifies = [] } = order;
  await tx
    .insertInto('provisioning_order')
    .values({
      request_id: requestId,
      service_id: serviceId,
      codes: [...codes],
      removes: [...removes],
      modifies: JSON.stringify(modifies),
      ready_at: readyAt,
    })
    .execute();
}

export async function findOrder(db: Database, requestId: string) {
  const order = await db
    .selectFrom('provisioning_order')
    .select(['service_id', 'codes', 'removes', 'modifies', 'ready_at', 'network_order_id'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!order) throw new Error('the order to the network does not exist');
  return { ...order, modifies: order.modifies as Modification[] };
}

export async function saveNetworkOrderId(db: Database, requestId: string, networkOrderId: string): Promise<void> {
  await db
    .updateTable('provisioning_order')
    .set({ network_order_id: networkOrderId })
    .where('request_id', '=', requestId)
    .execute();
}

/** Checks an order at once. Events about unknown or settled orders have no effect. */
export async function hastenOrder(db: Database, networkOrderId: string): Promise<void> {
  await sql`
    update scheduled_job set run_at = '-infinity'
    where payload ? 'requestId' and payload ->> 'requestId' in (
      select request_id::text from provisioning_order where network_order_id = ${networkOrderId})`.execute(db);
}
