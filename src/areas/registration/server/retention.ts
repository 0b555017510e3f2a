// Data retention of registration: slightly longer than a workflow, so that its end can still be reported.

import { day, hour, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfRegistration: readonly RetentionRule[] = [
  { table: 'registration_workflow', age: 'expires_at', after: day },
  { table: 'vouched_customer', age: 'created_at', after: hour },
];
