// The SQL of wrong passwords in a row.

import { sql } from 'kysely';
import type { FailureKind } from '#platform/sign-in-failures.ts';
import type { Queryable, Tx } from '../database/database.ts';

/** What a failure is counted on, by kind. */
export type FailureSubjects = Partial<Record<FailureKind, string>>;

/**
 * The failures of each subject, none at first, locked until the transaction ends. Those of an address that were last added
 * to before a moment are forgotten.
 */
export function lockFailures(tx: Tx, subjects: FailureSubjects, { now, forgotten }: { now: Date; forgotten: Date }) {
  const isForgotten = sql<boolean>`sign_in_failure.subject = ${subjects.address ?? null}
    and sign_in_failure.last_failure_at <= ${forgotten}`;
  return tx
    .insertInto('sign_in_failure')
    .values(sorted(subjects).map((subject) => ({ subject, failures: 0, last_failure_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ failures: sql`case when ${isForgotten} then 0 else sign_in_failure.failures end` }),
    )
    .returning(['subject', 'failures', 'last_failure_at'])
    .execute();
}

export async function countFailure(tx: Tx, subjects: FailureSubjects, now: Date): Promise<void> {
  await tx
    .updateTable('sign_in_failure')
    .set({ failures: sql`failures + 1`, last_failure_at: now })
    .where('subject', 'in', sorted(subjects))
    .execute();
}

/** Many share an address: of its failures only this one did not count. */
export async function takeBackFailure(db: Queryable, subject: string): Promise<void> {
  await db
    .updateTable('sign_in_failure')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('subject', '=', subject)
    .execute();
}

export async function forgetFailures(db: Queryable, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('subject', '=', subject).execute();
}

/** In one order, so that two tries lock no rows of each other. */
function sorted(subjects: FailureSubjects): string[] {
  return Object.values(subjects).toSorted();
}
