// Data retention of sign-in.

import { day, hour, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfSignIn: readonly RetentionRule[] = [
  { table: 'sign_in_attempt', age: 'created_at', after: hour },
  { table: 'identity_attempt', age: 'created_at', after: hour },
  { table: 'logout_token', age: 'expires_at', after: hour },
  { table: 'step_up_recovery', age: 'expires_at', after: hour },
  { table: 'sign_in_event', age: 'happened_at', after: 90 * day },
  { table: 'sign_in_failure', age: 'last_failure_at', after: 7 * day },
];
