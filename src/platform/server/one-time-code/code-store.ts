// All SQL of one-time codes.

import { sql } from 'kysely';
import { lockSeconds, failuresBeforeLock, type SendState } from '#platform/one-time-code.ts';
import type { Queryable, Tx } from '../database/database.ts';
import type { CodeBinding } from './one-time-code.ts';

export type CodeRequest = {
  requestId: string;
  hashes: Buffer[];
  sentAt: Date[];
  expiresAt: Date;
  tries: number;
  isUsed: boolean;
};

/** The counter of sends of a number and purpose, held until the transaction ends. */
export async function lockSends(tx: Tx, { purpose, recipient }: CodeBinding, now: Date): Promise<SendState> {
  const { rows } = await sql<{ sends: number; last_send_at: Date }>`
    insert into code_send as counted (purpose, recipient, sends, last_send_at)
    values (${purpose}, ${recipient}, 0, ${now})
    on conflict (purpose, recipient) do update set sends = counted.sends
    returning sends, last_send_at`.execute(tx);
  const counted = rows[0]!;
  return { sends: counted.sends, lastSendAt: counted.last_send_at };
}

export async function readSends(db: Queryable, { purpose, recipient }: CodeBinding): Promise<SendState> {
  const counted = await db
    .selectFrom('code_send')
    .select(['sends', 'last_send_at'])
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return { sends: counted?.sends ?? 0, lastSendAt: counted?.last_send_at ?? null };
}

export async function saveSends(tx: Tx, { purpose, recipient }: CodeBinding, sends: number, now: Date): Promise<void> {
  await tx
    .updateTable('code_send')
    .set({ sends, last_send_at: now })
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .execute();
}

export async function readRequest(
  db: Queryable,
  binding: CodeBinding,
  lock: 'lock' | 'no lock',
): Promise<CodeRequest | null> {
  const row = await db
    .selectFrom('code_request')
    .select((row) => [
      'request_id',
      'code_hashes',
      'sent_at',
      'expires_at',
      'tries',
      row
        .exists(
          row.selectFrom('code_use').select('used_at').whereRef('code_use.request_id', '=', 'code_request.request_id'),
        )
        .as('is_used'),
    ])
    .where('requester', '=', binding.requester)
    .where('purpose', '=', binding.purpose)
    .where('recipient', '=', binding.recipient)
    .where('subject', '=', binding.subject ?? '')
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  return {
    requestId: row.request_id,
    hashes: row.code_hashes,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    tries: row.tries,
    isUsed: Boolean(row.is_used),
  };
}

export async function saveRequest(tx: Tx, binding: CodeBinding, request: CodeRequest): Promise<void> {
  const stored = {
    request_id: request.requestId,
    code_hashes: request.hashes,
    sent_at: request.sentAt,
    expires_at: request.expiresAt,
    tries: request.tries,
  };
  const { requester, purpose, recipient, subject = '' } = binding;
  await tx
    .insertInto('code_request')
    .values({ requester, purpose, recipient, subject, ...stored })
    .onConflict((conflict) => conflict.columns(['requester', 'purpose', 'recipient', 'subject']).doUpdateSet(stored))
    .execute();
}

export async function addTry(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('code_request')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('request_id', '=', requestId)
    .execute();
}

/** Says false when the request has been used before, waiting for a use that is under way. */
export async function useRequest(tx: Tx, requestId: string, now: Date): Promise<boolean> {
  const used = await tx
    .insertInto('code_use')
    .values({ request_id: requestId, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

/** Until when the requester is locked out; holding the row puts the tries of one requester in a line. */
export async function lockFailures(tx: Tx, requester: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ locked_until: Date | null }>`
    insert into code_failure as counted (requester, failures, last_try_at) values (${requester}, 0, ${now})
    on conflict (requester) do update set last_try_at = excluded.last_try_at
    returning locked_until`.execute(tx);
  return rows[0]!.locked_until;
}

export async function readLock(db: Queryable, requester: string): Promise<Date | null> {
  const counted = await db
    .selectFrom('code_failure')
    .select('locked_until')
    .where('requester', '=', requester)
    .executeTakeFirst();
  return counted?.locked_until ?? null;
}

export async function addFailure(tx: Tx, requester: string, now: Date): Promise<void> {
  const lockedUntil = new Date(now.getTime() + lockSeconds * 1000);
  await sql`
    update code_failure set
      failures = case when failures + 1 >= ${failuresBeforeLock} then 0 else failures + 1 end,
      locked_until = case when failures + 1 >= ${failuresBeforeLock} then ${lockedUntil}::timestamptz end
    where requester = ${requester}`.execute(tx);
}

export async function forgetFailures(tx: Tx, requester: string): Promise<void> {
  await tx
    .updateTable('code_failure')
    .set({ failures: 0, locked_until: null })
    .where('requester', '=', requester)
    .execute();
}
