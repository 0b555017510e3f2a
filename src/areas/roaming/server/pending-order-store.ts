// Orders of roaming plans that the network has not answered.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingRoamingOrders: readonly PendingOrders[] = [
  {
    name: 'order of roaming plans',
    find: ({ customerId }) =>
      sql`select distinct service_id as reference from service_roaming
        where customer_id = ${customerId} and pending is not null`,
  },
];
