// Data retention of network protection: orders that the service did not answer.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfNetworkProtection: readonly RetentionRule[] = [
  { table: 'protection_order', age: 'requested_at', after: day },
];
