// Orders to the network, kept until they are forgotten by age.

import type { Database, Tx } from '../database/database.ts';
import type { ProvisioningOrder } from './provisioning.ts';

export async function saveOrder(tx: Tx, order: ProvisioningOrder, readyAt: Date): Promise<void> {
  const { requestId, serviceId, codes, removes = [] } = order;
  await tx
    .insertInto('provisioning_order')
    .values({
      request_id: requestId,
      service_id: serviceId,
      codes: [...codes],
      removes: [...removes],
      ready_at: readyAt,
    })
    .execute();
}

export async function findOrder(db: Database, requestId: string) {
  const order = await db
    .selectFrom('provisioning_order')
    .select(['service_id', 'codes', 'removes', 'ready_at'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!order) throw new Error('there is no such order to the network');
  return order;
}
