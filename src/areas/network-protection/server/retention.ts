// What the network protection remembers for a while: what the service was told and did not answer to.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfNetworkProtection: readonly RetentionRule[] = [
  { table: 'protection_order', age: 'requested_at', after: day },
];
