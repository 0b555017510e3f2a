// Changes that happen once: the answer to an Idempotency-Key is stored in the transaction of the change itself, and the
// same key gets the same answer until the clean-up forgets it after a day.

import { setTimeout as delay } from 'node:timers/promises';
import { sql, type NotNull } from 'kysely';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { open, seal } from '../sealed-value.ts';
import { inTransaction, type Database, type Queryable, type Tx } from '../database/database.ts';

export type IdempotentRequest = {
  owner: string;
  key: string;
  requestHash: Buffer;
  /** The stored answer may open something, such as a workflow, so it is sealed. */
  sealedUnder?: Uint8Array;
};
export type StoredAnswer = { status: number; body?: unknown };
export type OnceRefusal = 'EC_Idempotency_Key_Reused' | 'EC_Idempotency_In_Progress';

const waitStepMs = 50;
const longestWaitMs = 10_000;

/** The answer given before under this key; a refusal when the key came with another request; null when it is new. */
export async function findStoredAnswer(
  db: Queryable,
  once: IdempotentRequest,
): Promise<StoredAnswer | Refusal<OnceRefusal> | null> {
  const { owner, key, requestHash } = once;
  const stored = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('status', 'is not', null)
    .$narrowType<{ status: NotNull }>()
    .executeTakeFirst();
  if (!stored) return null;
  if (!requestHash.equals(stored.request_hash)) return refuse('EC_Idempotency_Key_Reused');
  return stored.body === null
    ? { status: stored.status }
    : { status: stored.status, body: readBody(once, stored.body) };
}

/**
 * Runs a change in one transaction; a refusal undoes it. Under a key that was answered before, or is being answered just
 * now, the change does not run and the first answer is given. Refusals are not stored: nothing happened, so a retry may succeed.
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
    // No connection is held meanwhile, so repeated requests cannot take them all from the one that works.
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

/** False when the key is stored already or another transaction is answering it; the lock ends with the transaction. */
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
  return once.sealedUnder ? JSON.stringify({ sealed: seal(once.sealedUnder, text, bindingOf(once)) }) : text;
}

/** An answer stored before answers were sealed is read as it is. */
function readBody(once: IdempotentRequest, body: unknown): unknown {
  const { sealed } = body as { sealed?: unknown };
  if (!once.sealedUnder || typeof sealed !== 'string') return body;
  const opened = open(once.sealedUnder, sealed, bindingOf(once));
  if (!opened) throw new Error('A stored answer cannot be opened.');
  return JSON.parse(opened.text) as unknown;
}

async function storeAnswer(tx: Tx, once: IdempotentRequest, { status, body }: StoredAnswer): Promise<void> {
  const { owner, key } = once;
  await tx
    .updateTable('idempotency')
    .set({ status, body: body === undefined ? null : writtenBody(once, body) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
}

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
