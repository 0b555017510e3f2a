// Withdrawals that are not carried out yet.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingWithdrawals: readonly PendingOrders[] = [
  {
    name: 'withdrawal from a contract',
    // An account may be erased although the operator still has to return a refund that failed, or by the next bill.
    find: ({ customerId, accountIds }) =>
      sql`select purchase_id as reference from withdrawal
        where customer_id = ${customerId} and (state = 'ending' or refund_state in ('due', 'sent', 'failed'))
          or account_id = any(${accountIds}) and refund_to <> 'bill'
            and (state = 'ending' or refund_state in ('due', 'sent'))`,
  },
];
