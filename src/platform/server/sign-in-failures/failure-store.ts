// The SQL of consecutive wrong passwords.

import { sql } from 'kysely';
import type { FailureKind } from '#platform/sign-in-failures.ts';
import type { Queryable, Tx } from '../database/database.ts';

/** The subject of each counter, by kind. */
export type FailureSubjects = Partial<Record<FailureKind, string>>;

/**
 * Creates and locks the failures of each subject until the transaction ends. Failures of an address before the given
 * time are reset.
 */
export function lockFailures(
  tx: Tx,
  subjects: FailureSubjects,
  { now, expiredBefore }: { now: Date; expiredBefore: Date },
) {
  const isForgotten = sql<boolean>`sign_in_failure.subject = ${subjects.address ?? null}
    and sign_in_failure.last_failure_at <= ${expiredBefore}`;
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

/** Many users share an address, so only this failure is removed. */
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

/** A fixed order prevents deadlocks between two attempts. */
function sorted(subjects: FailureSubjects): string[] {
  return Object.values(subjects).toSorted();
}
