// Withdrawals that are not carried out yet.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingWithdrawals: readonly PendingOrders[] = [
  {
    name: 'withdrawal from a contract',
    find: ({ customerId }) =>
      sql`select purchase_id as reference from withdrawal
        where customer_id = ${customerId} and (state = 'ending' or refund_state in ('due', 'sent', 'failed'))`,
  },
];
