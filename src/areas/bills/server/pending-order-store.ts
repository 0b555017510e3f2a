// Payments of bills whose outcome is not known yet, or that are being refunded.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingBillPayments: readonly PendingOrders[] = [
  {
    name: 'payment of a bill',
    find: ({ accountIds }) =>
      sql`select order_number as reference from card_payment where account_id = any(${accountIds})
        and purpose = 'bill' and state in ('at-bank', 'charging', 'refunding')`,
  },
];
