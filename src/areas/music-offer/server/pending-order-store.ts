// Orders that the music platform has not answered.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingMusicOrders: readonly PendingOrders[] = [
  {
    name: 'order at the music platform',
    find: ({ customerId }) => sql`select service_id as reference from music_order where customer_id = ${customerId}`,
  },
];
