// What registration remembers for a while: a little longer than a workflow lives, so that its end can still be told.

import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfRegistration: readonly RetentionRule[] = [
  { table: 'registration_workflow', age: 'expires_at', after: day },
];
