// Failures of one kind with one cause.

import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

export type FailureGroup = {
  group: string;
  /** The channel of the messages or the name of the jobs. */
  name: string;
  cause: string | null;
  count: number;
  retryable: number;
  first_at: Date;
  last_at: Date;
};

export type RetriedGroup = { name: string; cause: string | null; retried: number };

/** How many failures one request retries. */
export const mostRetried = 10_000;

/** A hash instead of the cause itself: a cause may contain a pid, which the browser gets masked. */
export function groupHash(name: RawBuilder<unknown>, cause: RawBuilder<unknown>) {
  return sql<string>`encode(sha256(convert_to(${name} || ' ' || coalesce(${cause}, ''), 'UTF8')), 'hex')`;
}

/** Concurrent retries run one after another: otherwise each would lock and retry some of the failures. */
export async function lockGroup(tx: Tx, group: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`failures ${group}`}, 0))`.execute(tx);
}
