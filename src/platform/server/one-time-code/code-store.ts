// All SQL of one-time codes.

import { sql } from 'kysely';
import { failuresUntilHelp, lockAfter, type SendState } from '#platform/one-time-code.ts';
import type { Queryable, Tx } from '../database/database.ts';
import type { Lock } from './code-lock.ts';
import type { CodeBinding } from './code-binding.ts';

export type CodeRequest = {
  requestId: string;
  hashes: Buffer[];
  sentAt: Date[];
  expiresAt: Date;
  tries: number;
  isUsed: boolean;
};

type SendCounter = Pick<CodeBinding, 'requester' | 'purpose'>;

/** A requester has one counter for all recipients: several numbers do not allow more sends. */
const allRecipients = '';

/** The send counter of a requester for a purpose, locked until the transaction ends. */
export async function lockSends(tx: Tx, { requester, purpose }: SendCounter, now: Date): Promise<SendState> {
  const { rows } = await sql<{ sends: number; last_send_at: Date }>`
    insert into code_send as counted (requester, purpose, recipient, sends, last_send_at)
    values (${requester}, ${purpose}, ${allRecipients}, 0, ${now})
    on conflict (requester, purpose, recipient) do update set sends = counted.sends
    returning sends, last_send_at`.execute(tx);
  const counted = rows[0]!;
  return { sends: counted.sends, lastSendAt: counted.last_send_at };
}

export async function readSends(db: Queryable, { requester, purpose }: SendCounter): Promise<SendState> {
  const counted = await db
    .selectFrom('code_send')
    .select(['sends', 'last_send_at'])
    .where('requester', '=', requester)
    .where('purpose', '=', purpose)
    .where('recipient', '=', allRecipients)
    .executeTakeFirst();
  return { sends: counted?.sends ?? 0, lastSendAt: counted?.last_send_at ?? null };
}

export async function saveSends(tx: Tx, { requester, purpose }: SendCounter, sends: number, now: Date): Promise<void> {
  await tx
    .updateTable('code_send')
    .set({ sends, last_send_at: now })
    .where('requester', '=', requester)
    .where('purpose', '=', purpose)
    .where('recipient', '=', allRecipients)
    .execute();
}

export async function deleteSends(tx: Tx, { requester, purpose }: SendCounter): Promise<void> {
  await tx
    .deleteFrom('code_send')
    .where('requester', '=', requester)
    .where('purpose', '=', purpose)
    .where('recipient', '=', allRecipients)
    .execute();
}

export type NumberSends = { sentAt: Date[]; sentToStrangersAt: Date[] };

/** The recent sends to a number by all requesters, locked until the transaction ends. */
export async function lockSendsOfNumber(tx: Tx, recipient: string, now: Date): Promise<NumberSends> {
  const { rows } = await sql<{ sent_at: Date[]; sent_to_strangers_at: Date[] }>`
    insert into code_recipient as counted (recipient, sent_at, sent_to_strangers_at, last_send_at)
    values (${recipient}, '{}', '{}', ${now})
    on conflict (recipient) do update set last_send_at = excluded.last_send_at
    returning sent_at, sent_to_strangers_at`.execute(tx);
  const counted = rows[0]!;
  return { sentAt: counted.sent_at, sentToStrangersAt: counted.sent_to_strangers_at };
}

export async function saveSendsOfNumber(tx: Tx, recipient: string, sends: NumberSends): Promise<void> {
  await tx
    .updateTable('code_recipient')
    .set({ sent_at: sends.sentAt, sent_to_strangers_at: sends.sentToStrangersAt })
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

/** False if the request was used before; waits for a concurrent use. */
export async function useRequest(tx: Tx, requestId: string, now: Date): Promise<boolean> {
  const used = await tx
    .insertInto('code_use')
    .values({ request_id: requestId, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

type FailureRow = { failures: number; locked_until: Date | null };

export type Failures = { count: number; lock: Lock | null };

/** The failures of a guarded number or account; the row lock serializes attempts. */
export async function lockFailures(tx: Tx, guarded: string, now: Date): Promise<Failures> {
  const { rows } = await sql<FailureRow>`
    insert into code_failure as counted (guarded, failures, last_try_at) values (${guarded}, 0, ${now})
    on conflict (guarded) do update set last_try_at = excluded.last_try_at
    returning failures, locked_until`.execute(tx);
  return failuresOf(rows[0]!);
}

export async function readLock(db: Queryable, guarded: string): Promise<Lock | null> {
  const counted = await db
    .selectFrom('code_failure')
    .select(['failures', 'locked_until'])
    .where('guarded', '=', guarded)
    .executeTakeFirst();
  return counted ? failuresOf(counted).lock : null;
}

function failuresOf({ failures, locked_until: until }: FailureRow): Failures {
  return { count: failures, lock: failures >= failuresUntilHelp ? 'until helped' : until };
}

/** Counts one more failure and sets its lock. */
export async function saveFailures(tx: Tx, guarded: string, failures: number, now: Date): Promise<void> {
  const lock = lockAfter(failures);
  await tx
    .updateTable('code_failure')
    .set({ failures, locked_until: typeof lock === 'number' ? new Date(now.getTime() + lock * 1000) : null })
    .where('guarded', '=', guarded)
    .execute();
}

export async function forgetFailures(db: Queryable, guarded: readonly string[]): Promise<void> {
  await db.deleteFrom('code_failure').where('guarded', 'in', guarded).execute();
}
