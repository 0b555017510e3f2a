// Orders that the protection service has not answered.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingProtectionOrders: readonly PendingOrders[] = [
  {
    name: 'order at the protection service',
    find: ({ customerId }) =>
      sql`select service_id as reference from protection_order where customer_id = ${customerId}`,
  },
  {
    name: 'site that the protection service has to close',
    find: ({ customerId }) =>
      sql`select service_id as reference from protection_allowance where customer_id = ${customerId}`,
  },
];
