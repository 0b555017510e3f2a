// Data retention of the balance: a year of movements is shown; top-ups stay as long as their payments.

import { sql } from 'kysely';
import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

const kept = 400 * day;

export const retentionOfBalance: readonly RetentionRule[] = [
  { table: 'balance_movement', age: 'moved_at', after: kept },
  { table: 'balance_purchase', age: 'created_at', after: kept, only: sql`state in ('taken', 'released')` },
  { table: 'top_up_result', age: 'created_at', after: kept },
  { table: 'attention', age: 'created_at', after: 14 * day, only: sql`kind = 'top-up-failed'` },
  { table: 'voucher_attempt', age: 'tried_at', after: 2 * day },
];
