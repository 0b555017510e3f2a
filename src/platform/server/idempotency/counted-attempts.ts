// Attempts that count even if their change is rolled back: a wrong code, a wrong password. A retry under the same
// Idempotency-Key is the same attempt: it is not counted again and gets the first refusal, until retention deletes it.

import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { isRefusal, type ErrorCode, type Refusal } from '#platform/errors.ts';
import type { Queryable, Tx } from '../database/database.ts';
import { findStoredAnswer, insertAnswer, type IdempotentRequest } from './idempotency.ts';

const requests = new AsyncLocalStorage<IdempotentRequest | null>();

/** The request follows the work through every await, so that no check of a code can miss it. */
export function runAsRequest<Result>(once: IdempotentRequest | null, work: () => Result): Result {
  return requests.run(once, work);
}

/** The Idempotency-Key of the request, if it has one. */
export function currentRequestKey(): string | null {
  return requests.getStore()?.key ?? null;
}

/** The refusal is null if the attempt was counted before its result was known. */
type CountedAttempt<Code extends ErrorCode> = {
  refusal: Refusal<Code | 'EC_Idempotency_Key_Reused'> | null;
};

type CountedAttempts<Code extends ErrorCode> = {
  /** The attempt of this request, if it was counted; waits for a concurrent retry. Call it before counting. */
  lock(tx: Tx, now: Date): Promise<CountedAttempt<Code> | null>;
  find(db: Queryable, now: Date): Promise<CountedAttempt<Code> | null>;
  /** Stores the attempt in the transaction that counts it. */
  store(tx: Tx, now: Date, refusal: Refusal<Code> | null): Promise<void>;
};

type StoredAttempt = { refusal: Refusal | null; countedAt: string };

export function countedAttempts<Code extends ErrorCode>(counter: string): CountedAttempts<Code> {
  const find = async (db: Queryable, now: Date) => {
    const attempt = attemptAt(counter);
    const stored = attempt ? await findStoredAnswer(db, attempt) : null;
    if (!stored) return null;
    const refusal = isRefusal(stored) ? stored : refusalAt(stored.body as StoredAttempt, now);
    return { refusal } as CountedAttempt<Code>;
  };
  return {
    find,
    async lock(tx, now) {
      const attempt = attemptAt(counter);
      if (!attempt) return null;
      const name = JSON.stringify([attempt.owner, attempt.key]);
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
      return find(tx, now);
    },
    async store(tx, now, refusal) {
      const attempt = attemptAt(counter);
      const stored: StoredAttempt = { refusal, countedAt: now.toISOString() };
      if (attempt) await insertAnswer(tx, now, attempt, { status: 200, body: stored });
    },
  };
}

/** A key of a client has no space, so this one differs from all of them. */
function attemptAt(counter: string): IdempotentRequest | null {
  const once = requests.getStore() ?? null;
  return once && { ...once, key: `${once.key} ${counter}` };
}

/** The wait has become shorter since the first answer. */
function refusalAt({ refusal, countedAt }: StoredAttempt, now: Date): Refusal | null {
  const wait = refusal?.properties?.['WaitSeconds'];
  if (!refusal || typeof wait !== 'number') return refusal;
  const passed = Math.floor((now.getTime() - Date.parse(countedAt)) / 1000);
  return { ...refusal, properties: { ...refusal.properties, WaitSeconds: Math.max(0, wait - passed) } };
}
