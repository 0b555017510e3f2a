// Data retention of the desk. The audit log stays; these tables only feed its screens.

import { sql } from 'kysely';
import { historyDays } from '../rules.ts';
import { day, hour, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

/** A scheduled change stays, however long ago it was planned. */
const isSettled = sql`coalesce(applied_at, cancelled_at) is not null or problem is not null`;

export const retentionOfOperatorDesk: readonly RetentionRule[] = [
  // Long after its end: a session lasts at most eight hours.
  { table: 'operator_session', age: 'last_used_at', after: 30 * day },
  { table: 'operator_identity_attempt', age: 'created_at', after: hour },
  { table: 'support_note', age: 'created_at', after: historyDays * day },
  { table: 'change_proposal', age: 'created_at', after: historyDays * day },
  {
    table: 'catalogue_change',
    age: 'created_at',
    after: historyDays * day,
    only: isSettled,
  },
  { table: 'translation_change', age: 'changed_at', after: historyDays * day, only: isSettled },
];
