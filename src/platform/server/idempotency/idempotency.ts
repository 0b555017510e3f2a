// Idempotent changes: the answer for an Idempotency-Key is stored in the transaction of the change. The same key gets
// the same answer until retention deletes it after a day.

import { setTimeout as delay } from 'node:timers/promises';
import { sql, type NotNull } from 'kysely';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { openAny, sealCurrent } from '../sealed-value.ts';
import type { KeyVersions } from '../key-rotation/key-versions.ts';
import { inTransaction, type Database, type Queryable, type Tx } from '../database/database.ts';

export type IdempotentRequest = {
  owner: string;
  key: string;
  requestHash: Buffer;
  /** The hashes of the same request under other versions of the key. */
  otherHashes?: readonly Buffer[];
  /** Encrypts the stored answer, because it may contain a secret such as a workflow id. */
  sealedUnder?: KeyVersions;
};
export type StoredAnswer = { status: number; body?: unknown };
export type OnceRefusal = 'EC_Idempotency_Key_Reused' | 'EC_Idempotency_In_Progress';

const waitStepMs = 50;
const longestWaitMs = 10_000;

/** The stored answer for this key; a refusal if the key belongs to another request; null for a new key. */
export async function findStoredAnswer(
  db: Queryable,
  once: IdempotentRequest,
): Promise<StoredAnswer | Refusal<OnceRefusal> | null> {
  const { owner, key, requestHash, otherHashes = [] } = once;
  const stored = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('status', 'is not', null)
    .$narrowType<{ status: NotNull }>()
    .executeTakeFirst();
  if (!stored) return null;
  if (![requestHash, ...otherHashes].some((hash) => hash.equals(stored.request_hash)))
    return refuse('EC_Idempotency_Key_Reused');
  return stored.body === null
    ? { status: stored.status }
    : { status: stored.status, body: readBody(once, stored.body) };
}

/**
 * Runs a change in one transaction; a refusal rolls it back. If the key has an answer, or another transaction is
 * handling it, the change does not run and the first answer is returned. Refusals are not stored, so a retry may
 * succeed; those of counted attempts are (counted-attempts.ts).
 */
export async function runOnce<Answer extends StoredAnswer, Refused extends Refusal>(
  db: Database,
  now: Date,
  once: IdempotentRequest | null,
  work: (tx: Tx) => Promise<Answer | Refused>,
): Promise<Answer | Refused | Refusal<OnceRefusal>> {
  if (!once) return undoneIfRefused(db, work);
  for (let waited = 0; waited <= longestWaitMs; waited += waitStepMs) {
    const outcome = await undoneIfRefused(db, (tx) => attempt(tx, now, once, work));
    if (outcome !== inProgress) return outcome as Answer | Refused | Refusal<OnceRefusal>;
    // No connection is held meanwhile, so repeated requests cannot exhaust the pool.
    await delay(waitStepMs);
  }
  return inProgress;
}

const inProgress = refuse('EC_Idempotency_In_Progress');

async function attempt<Outcome extends StoredAnswer | Refusal>(
  tx: Tx,
  now: Date,
  once: IdempotentRequest,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<StoredAnswer | Refusal> {
  if (!(await claim(tx, now, once))) return (await findStoredAnswer(tx, once)) ?? inProgress;
  const outcome = await work(tx);
  if (!isRefusal(outcome)) await storeAnswer(tx, once, outcome as StoredAnswer);
  return outcome;
}

/** False if the key is stored or another transaction is handling it; the lock ends with the transaction. */
async function claim(tx: Tx, now: Date, { owner, key, requestHash }: IdempotentRequest): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into idempotency (owner, key, request_hash, created_at)
    select ${owner}, ${key}, ${requestHash}, ${now}
    where pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify([owner, key])}, 0))
    on conflict (owner, key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

const bindingOf = ({ owner, key }: IdempotentRequest) => ['idempotent answer', owner, key];

function writtenBody(once: IdempotentRequest, body: unknown): string {
  const text = JSON.stringify(body);
  return once.sealedUnder ? JSON.stringify({ sealed: sealCurrent(once.sealedUnder, text, bindingOf(once)) }) : text;
}

/** Answers stored before encryption was added are plain. */
function readBody(once: IdempotentRequest, body: unknown): unknown {
  const { sealed } = body as { sealed?: unknown };
  if (!once.sealedUnder || typeof sealed !== 'string') return body;
  const opened = openAny(once.sealedUnder, sealed, bindingOf(once));
  if (opened === null) throw new Error('A stored answer cannot be decrypted.');
  return JSON.parse(opened) as unknown;
}

async function storeAnswer(tx: Tx, once: IdempotentRequest, answer: StoredAnswer): Promise<void> {
  const { owner, key } = once;
  await tx
    .updateTable('idempotency')
    .set(rowOf(once, answer))
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
}

/** Stores an answer under a key that no change claims. */
export async function insertAnswer(tx: Tx, now: Date, once: IdempotentRequest, answer: StoredAnswer): Promise<void> {
  const { owner, key, requestHash } = once;
  await tx
    .insertInto('idempotency')
    .values({ owner, key, request_hash: requestHash, created_at: now, ...rowOf(once, answer) })
    .execute();
}

const rowOf = (once: IdempotentRequest, { status, body }: StoredAnswer) => ({
  status,
  body: body === undefined ? null : writtenBody(once, body),
});

class Undo extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

async function undoneIfRefused<Outcome>(db: Database, work: (tx: Tx) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx);
      if (isRefusal(outcome)) throw new Undo(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal as Outcome;
    throw error;
  }
}
