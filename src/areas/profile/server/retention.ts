// Data retention of visits to the payment page.

import { sql } from 'kysely';
import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfProfile: readonly RetentionRule[] = [
  { table: 'card_change', age: 'created_at', after: 90 * day },
  // Long after the gateway has deleted them.
  { table: 'card_change', age: 'settled_at', after: 7 * day, only: sql`state in ('abandoned', 'superseded')` },
  { table: 'card_change_nonce', age: 'created_at', after: 90 * day },
  { table: 'embedded_payment', age: 'created_at', after: 30 * day },
  { table: 'data_export', age: 'asked_at', after: 2 * day },
  { table: 'email_change', age: 'expires_at', after: 7 * day },
];
