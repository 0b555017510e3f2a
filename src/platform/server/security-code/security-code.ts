// Verifies and sets the security code of a customer, for all areas.

import type { Clock } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { platformMessages } from '#platform/messages.ts';
import type { CodeRefusalProperties } from '#platform/one-time-code.ts';
import { lockAfterTries, triesUntilLock } from '#platform/security-code.ts';
import { inTransaction, type Database, type Tx } from '../database/database.ts';
import { countedAttempts } from '../idempotency/counted-attempts.ts';
import { renderSmsForAnybody } from '../messages/render-message.ts';
import { enqueueMessage } from '../outbox/enqueue-message.ts';
import { enqueuePush } from '../outbox/enqueue-push.ts';
import type { ServiceKey } from '../service-key.ts';
import { hashSecurityCode, isSecurityCode, readHashKeys, type HashKeys } from './code-hash.ts';

export type SecurityCodeRefusal =
  | 'EC_Wrong_Verification_Code'
  | 'EC_Reach_Max_Attempts'
  | 'EC_Codes_Locked'
  | 'EC_Idempotency_Key_Reused';

const attempts = countedAttempts<SecurityCodeRefusal>('security-code');

/**
 * A signed-in owner of the pid, or anybody else. Their wrong attempts are counted separately, so that strangers cannot
 * lock the owner out.
 */
export type SecurityCodeAsker = 'owner' | 'stranger';

export type SecurityCodes = {
  /** A wrong attempt counts even if the caller rolls back; the caller must not hold a lock on the row of the code. */
  check(
    customerId: number,
    typed: string,
    asker: SecurityCodeAsker,
  ): Promise<{ verified: true } | Refusal<SecurityCodeRefusal>>;
  set(tx: Tx, customerId: number, code: string): Promise<void>;
  /** False if the old code is no longer valid. */
  replace(tx: Tx, customerId: number, codes: { old: string; next: string }): Promise<boolean>;
};

type Settings = {
  clock: Clock;
  keys: HashKeys;
  /** Connections separate from those of the callers, as for one-time codes. */
  countersDb: Database;
  /** The help line removes a permanent lock. */
  helpLine: string;
};

export function createSecurityCodes({ clock, keys, countersDb, helpLine }: Settings): SecurityCodes {
  return {
    check: (customerId, typed, asker) =>
      inTransaction(countersDb, (tx) => check(tx, { customerId, typed, asker, keys, helpLine, now: clock.now() })),
    async set(tx, customerId, code) {
      await put(tx, customerId, code).execute();
    },
    async replace(tx, customerId, { old, next }) {
      const stored = await tx
        .selectFrom('security_code')
        .select(['code_hash', 'hash_keys'])
        .where('customer_id', '=', customerId)
        .forUpdate()
        .executeTakeFirst();
      const known = await readHashKeys(tx, keys);
      if (!stored || !isSecurityCode(keys, known, stored, { customerId, typed: old })) return false;
      await put(tx, customerId, next).execute();
      return true;
    },
  };
  function put(tx: Tx, customerId: number, code: string) {
    const values = { ...hashSecurityCode(keys, customerId, code), changed_at: clock.now() };
    return tx
      .updateTable('security_code')
      .set({ ...values, ...noStrangersTries, ...noOwnersTries })
      .where('customer_id', '=', customerId);
  }
}

const noStrangersTries = { wrong_tries: 0, locked_until: null };
const noOwnersTries = { owner_wrong_tries: 0, owner_locked_until: null };

type CodeAttempt = {
  customerId: number;
  typed: string;
  asker: SecurityCodeAsker;
  keys: HashKeys;
  helpLine: string;
  now: Date;
};

async function check(
  tx: Tx,
  { customerId, typed, asker, keys, helpLine, now }: CodeAttempt,
): Promise<{ verified: true } | Refusal<SecurityCodeRefusal>> {
  const earlier = await attempts.lock(tx, now);
  if (earlier?.refusal) return earlier.refusal;
  // Read for every customer, so that the time of an answer does not reveal which ones have an old code.
  const hashKeys = await readHashKeys(tx, keys);
  const known = await lockCode(tx, customerId);
  const isOwner = asker === 'owner';
  const lock = isOwner ? known.owner_locked_until : known.locked_until;
  const triesBefore = isOwner ? known.owner_wrong_tries : known.wrong_tries;
  if (lockAfterTries(triesBefore) === 'until helped') return refusalUntilHelped(helpLine);
  if (lock && lock > now) return refusalOfLock(lock, now);
  const isRight = isSecurityCode(keys, hashKeys, known, { customerId, typed });
  const tries = triesBefore + 1;
  const lockSeconds = isRight ? null : lockAfterTries(tries);
  const lockedUntil = typeof lockSeconds === 'number' ? new Date(now.getTime() + lockSeconds * 1000) : null;
  const counted = isOwner
    ? { owner_wrong_tries: tries, owner_locked_until: lockedUntil }
    : { wrong_tries: tries, locked_until: lockedUntil };
  await tx
    .updateTable('security_code')
    // A correct code of one side does not clear the counter of the other: it would get as many guesses again.
    .set(isRight ? (isOwner ? noOwnersTries : noStrangersTries) : counted)
    .where('customer_id', '=', customerId)
    .execute();
  if (isRight) return { verified: true };
  if (lockSeconds !== null && known.receiving_msisdn) {
    await tellOfLock(tx, { customerId, serviceId: known.receiving_msisdn }, now);
  }
  const refusal = refusalOfWrong();
  await attempts.store(tx, now, refusal);
  return refusal;

  function refusalOfWrong() {
    if (lockSeconds === null) return refuse('EC_Wrong_Verification_Code', { TriesLeft: triesUntilLock(tries) });
    return lockedUntil ? refusalOfLock(lockedUntil, now) : refusalUntilHelped(helpLine);
  }
}

/** Attempts are counted without a code, too: answers must not reveal whether the customer has one. */
function lockCode(tx: Tx, customerId: number) {
  return tx
    .insertInto('security_code')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ customer_id: customerId }))
    .returning([
      'code_hash',
      'hash_keys',
      'receiving_msisdn',
      'wrong_tries',
      'locked_until',
      'owner_wrong_tries',
      'owner_locked_until',
    ])
    .executeTakeFirstOrThrow();
}

function refusalUntilHelped(helpLine: string): Refusal<'EC_Codes_Locked'> {
  const properties: CodeRefusalProperties = { Locked: 'security_code', HelpLine: helpLine };
  return refuse('EC_Codes_Locked', properties);
}

function refusalOfLock(until: Date, now: Date): Refusal<'EC_Reach_Max_Attempts'> {
  const WaitSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  const properties: CodeRefusalProperties = { Locked: 'security_code', TriesLeft: 0, WaitSeconds };
  return refuse('EC_Reach_Max_Attempts', properties);
}

/** The language of the person who tried is unknown. */
async function tellOfLock(tx: Tx, number: ServiceKey, now: Date): Promise<void> {
  const body = await renderSmsForAnybody(tx, platformMessages, { name: 'sms.security_code_locked', values: {} });
  await enqueueMessage(tx, { channel: 'sms', kind: 'security', recipient: number.serviceId, body, createdAt: now });
  await enqueuePush(tx, { to: number, kind: 'security', createdAt: now });
}
