// Top-ups whose outcome is not known yet, or that are being refunded.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingTopUps: readonly PendingOrders[] = [
  {
    name: 'top-up of a number',
    find: ({ customerId, accountIds }) =>
      sql`select top_up_id::text as reference from top_up
        where (customer_id = ${customerId} or account_id = any(${accountIds}))
          and state in ('paying', 'crediting', 'refunding')`,
  },
  {
    name: 'return of a part of a top-up to a card',
    find: ({ accountIds }) =>
      sql`select order_number as reference from card_payment where account_id = any(${accountIds})
        and purpose = 'top-up' and state = 'refunding' and refund_cents is not null`,
  },
];
