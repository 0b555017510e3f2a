// Data retention of usage: the running and the last period are shown, and support looks back a little further.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

const kept = 120 * day;

export const retentionOfUsage: readonly RetentionRule[] = [
  { table: 'usage_allowance', age: 'measured_at', after: kept },
  { table: 'usage_day', age: 'measured_at', after: kept },
  { table: 'usage_notice', age: 'sent_at', after: kept },
];
