// Orders of extras that the network has not answered.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingExtraOrders: readonly PendingOrders[] = [
  {
    name: 'order of extras',
    find: ({ customerId }) =>
      sql`select service_id as reference from processing_request where customer_id = ${customerId}`,
  },
];
