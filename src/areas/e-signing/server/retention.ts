// Data retention of documents that were requested with the activation of signing but not signed.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfEsigning: readonly RetentionRule[] = [
  { table: 'signing_request', age: 'requested_at', after: 7 * day },
];
