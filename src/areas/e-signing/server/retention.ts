// Documents that were to be signed with the code that switches signing on, and were not.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfEsigning: readonly RetentionRule[] = [
  { table: 'signing_request', age: 'requested_at', after: 7 * day },
];
