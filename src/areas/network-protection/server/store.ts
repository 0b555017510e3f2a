// The SQL of the last accepted switch.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { AcceptedSwitch } from '../rules.ts';

export async function findSwitch(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<AcceptedSwitch | null> {
  const row = await db
    .selectFrom('protection_switch')
    .select(['is_active as isActive', 'accepted_at as acceptedAt'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveSwitch(tx: Tx, { customerId, serviceId }: ServiceKey, accepted: AcceptedSwitch) {
  const values = { is_active: accepted.isActive, accepted_at: accepted.acceptedAt };
  await tx
    .insertInto('protection_switch')
    .values({ customer_id: customerId, service_id: serviceId, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id']).doUpdateSet(values))
    .execute();
}
