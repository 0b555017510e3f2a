// Visits to the payment page and returns to a card that have not ended.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';
import { reverseJob } from '../cards/server/reverse-authorisation.ts';

export const pendingCardPayments: readonly PendingOrders[] = [
  {
    name: 'visit to the payment page',
    find: ({ accountIds }) =>
      sql`select order_number as reference from card_change where account_id = any(${accountIds}) and state = 'open'`,
  },
  {
    name: 'return of a sum to a card',
    find: ({ accountIds }) => sql`select payload ->> 'changeId' as reference from scheduled_job
      where name = ${reverseJob.name} and (payload ->> 'accountId')::bigint = any(${accountIds})`,
  },
];
