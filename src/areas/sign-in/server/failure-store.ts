// The SQL of wrong passwords in a row.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';

/** The failures of each subject, none at first, locked until the transaction ends. */
export function lockFailures(tx: Tx, subjects: string[], now: Date) {
  return tx
    .insertInto('sign_in_failure')
    .values(subjects.toSorted().map((subject) => ({ subject, failures: 0, last_failure_at: now })))
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ failures: sql`sign_in_failure.failures` }))
    .returning(['subject', 'failures', 'last_failure_at'])
    .execute();
}

export async function forgetOldFailures(db: Queryable, subject: string, lastBefore: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failure')
    .where('subject', '=', subject)
    .where('last_failure_at', '<=', lastBefore)
    .execute();
}

export async function countFailure(tx: Tx, subjects: string[], now: Date): Promise<void> {
  await tx
    .updateTable('sign_in_failure')
    .set({ failures: sql`failures + 1`, last_failure_at: now })
    .where('subject', 'in', subjects)
    .execute();
}

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
