// Data retention: deletes expired rows every hour. Areas list their own tables (server/retention.ts).

import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob, handleJob, type JobHandler } from './job.ts';
import type { RecurringJob } from './jobs.ts';

const cleanUp = defineJob<object>('clean-up', { expireInSeconds: 15 * 60 });

export const hourlyCleanUp: RecurringJob = { job: cleanUp, cron: '17 * * * *' };

export const hour = 3600;
export const day = 24 * hour;

/** Deletes rows this many seconds after the time in a column. */
export type RetentionRule = { table: string; age: string; after: number; only?: RawBuilder<unknown> };

/** Retention of the platform's own tables. */
export const retentionOfPlatform: readonly RetentionRule[] = [
  { table: 'refresh_token', age: 'expires_at', after: day },
  // Long after the last token of a session has expired.
  { table: 'session', age: 'last_seen_at', after: 90 * day },
  { table: 'single_use_link', age: 'expires_at', after: day },
  { table: 'idempotency', age: 'created_at', after: day },
  { table: 'used_captcha', age: 'used_at', after: hour },
  { table: 'code_send', age: 'last_send_at', after: day },
  { table: 'code_request', age: 'expires_at', after: day },
  { table: 'code_use', age: 'used_at', after: 2 * day },
  { table: 'code_recipient', age: 'last_send_at', after: 2 * day },
  // Active counters remain until a correct code: otherwise a patient attacker would start again at zero.
  { table: 'code_failure', age: 'last_try_at', after: day, only: sql`failures = 0` },
  { table: 'rate_limit', age: 'window_start', after: day },
  { table: 'recognised_line', age: 'seen_at', after: day },
  { table: 'number_claim', age: 'claimed_at', after: day },
  { table: 'number_proof', age: 'proved_at', after: day },
  { table: 'outbox', age: 'created_at', after: 30 * day },
  // Also receipts of unknown messages.
  { table: 'sms_part', age: 'created_at', after: 30 * day },
  { table: 'provisioning_order', age: 'ready_at', after: 30 * day, only: noJobWaits() },
  { table: 'import_run', age: 'started_at', after: 90 * day },
  { table: 'operator_change', age: 'happened_at', after: 365 * day },
  // A listener that receives nothing for so long must fetch everything again.
  { table: 'operator_event', age: 'happened_at', after: 7 * day },
];

/** A network that does not answer for long is still asked about its orders. */
function noJobWaits(): RawBuilder<unknown> {
  return sql`not exists (
    select from scheduled_job where payload ? 'requestId' and payload ->> 'requestId' = request_id::text)`;
}

const batchSize = 5_000;

export function handleCleanUp(db: Database, clock: Clock, rules: readonly RetentionRule[]): JobHandler {
  return handleJob(cleanUp, () => deleteExpired(db, clock.now(), rules));
}

export async function deleteExpired(db: Database, now: Date, rules: readonly RetentionRule[]): Promise<void> {
  for (const { table, age, after, only = sql`true` } of rules) {
    const before = new Date(now.getTime() - after * 1000);
    let removed: bigint;
    // In small batches, so that no statement locks many rows for long.
    do {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${sql.ref(age)} < ${before} and (${only}) limit ${batchSize}))`.execute(
        db,
      );
      removed = numAffectedRows;
    } while (removed === BigInt(batchSize));
  }
}
