// The SQL of submitted parts of SMS and their receipts.

import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/database.ts';
import type { SmsReceipt } from './sms-receipt.ts';

/** The first final state wins; only an unknown one is replaced. */
export async function saveReceipt(db: Queryable, { centreId, state, error }: SmsReceipt, now: Date): Promise<void> {
  await sql`
    insert into sms_part (centre_id, state, error, received_at, created_at)
    values (${centreId}, ${state}, ${error}, ${now}, ${now})
    on conflict (centre_id) do update
      set state = excluded.state, error = excluded.error, received_at = excluded.received_at
      where sms_part.state is null or sms_part.state = 'unknown'`.execute(db);
}

export type SubmittedParts = { messageId: number; centreIds: readonly string[]; now: Date; earliestReceipt: Date };

/**
 * A receipt may have arrived before. A centre may also reuse an id: an older receipt, or that of another message, is not
 * one of this message.
 */
export async function saveParts(tx: Tx, { messageId, centreIds, now, earliestReceipt }: SubmittedParts): Promise<void> {
  // Some centres give all parts of a message one id.
  const ids = [...new Set(centreIds)];
  const isEarlyReceipt = sql`sms_part.message_id is null and sms_part.received_at >= ${earliestReceipt}`;
  await sql`
    insert into sms_part (centre_id, message_id, parts, created_at)
    select id, ${messageId}::bigint, ${ids.length}::smallint, ${now}::timestamptz from unnest(${ids}::text[]) as id
    on conflict (centre_id) do update
      set message_id = excluded.message_id, parts = excluded.parts, created_at = excluded.created_at,
        state = case when ${isEarlyReceipt} then sms_part.state end,
        error = case when ${isEarlyReceipt} then sms_part.error end,
        received_at = case when ${isEarlyReceipt} then sms_part.received_at end`.execute(tx);
}
