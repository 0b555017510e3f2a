// Changes that a router has not applied.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingRouterChanges: readonly PendingOrders[] = [
  {
    name: 'change of a router',
    find: ({ customerId }) =>
      sql`select service_id as reference from router_request
        where customer_id = ${customerId} and finished_at is null`,
  },
];
