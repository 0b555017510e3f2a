// The SQL of alert settings.

import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { AlertSettings } from '../contract.ts';

export async function saveAlerts(tx: Tx, { customerId, serviceId }: ServiceKey, alerts: AlertSettings): Promise<void> {
  await tx
    .insertInto('usage_alert')
    .values({ customer_id: customerId, service_id: serviceId, ...alerts })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id']).doUpdateSet(alerts))
    .execute();
}
