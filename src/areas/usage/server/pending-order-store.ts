// Orders of blocks that the network has not answered.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingUsageOrders: readonly PendingOrders[] = [
  {
    name: 'order of a usage block',
    find: ({ customerId }) =>
      sql`select distinct service_id as reference from usage_block
        where customer_id = ${customerId} and state = 'pending'`,
  },
];
