// How long the desk remembers. The audit log of every action stays; these are only what its screens show.

import { sql } from 'kysely';
import { historyDays } from '../rules.ts';
import { day, type RetentionRule } from '#platform/server/jobs/clean-up.ts';

export const retentionOfOperatorDesk: readonly RetentionRule[] = [
  // Long after it is over: it lives at most eight hours.
  { table: 'operator_session', age: 'last_used_at', after: 30 * day },
  { table: 'translation_change', age: 'changed_at', after: historyDays * day },
  {
    table: 'catalogue_change',
    age: 'created_at',
    after: historyDays * day,
    // One that waits for its day stays, however long ago it was planned.
    only: sql`coalesce(applied_at, cancelled_at) is not null or problem is not null`,
  },
];
