// The names and kinds that users gave to the devices of their home.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { DeviceKind } from '../devices/rules.ts';

export type NamedDevice = { mac: string; name: string; kind: DeviceKind };

export async function findNamedDevices(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<NamedDevice[]> {
  const rows = await db
    .selectFrom('home_device')
    .select(['mac', 'name', 'kind'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
  return rows as NamedDevice[];
}

export async function saveNamedDevice(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  { mac, name, kind }: NamedDevice,
): Promise<void> {
  await tx
    .insertInto('home_device')
    .values({ customer_id: customerId, service_id: serviceId, mac, name, kind })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'mac']).doUpdateSet({ name, kind }))
    .execute();
}
