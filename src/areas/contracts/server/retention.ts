// Data retention of purchases and of the results of refunds. A withdrawal is deleted with its purchase.

import { sql } from 'kysely';
import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfContracts: readonly RetentionRule[] = [
  // Claims from a contract expire after five years.
  {
    table: 'purchase',
    age: 'concluded_at',
    after: 5 * 365 * day,
    only: sql`not exists (select from withdrawal where withdrawal.customer_id = purchase.customer_id
      and withdrawal.purchase_id = purchase.purchase_id
      and (state = 'ending' or refund_state in ('due', 'sent', 'failed')))`,
  },
  { table: 'refund_result', age: 'created_at', after: 400 * day },
];
