// Checking and setting the security code of a customer, for every area that asks for it.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { lockAfterTries } from '#platform/security-code.ts';
import { inTransaction, type Database, type Tx } from '../database/database.ts';
import { enqueueMessage } from '../outbox/enqueue-message.ts';

export type SecurityCodeRefusal = 'EC_Wrong_Verification_Code' | 'EC_Reach_Max_Attempts';

/** Who tries: somebody signed in who holds the pid, or anybody else. Their wrong tries count apart, so that strangers lock no owner out. */
export type SecurityCodeAsker = 'owner' | 'stranger';

export type SecurityCodes = {
  /** A wrong try counts whatever becomes of the caller; no lock of the code's row may be held by the caller. */
  check(
    customerId: number,
    typed: string,
    asker: SecurityCodeAsker,
  ): Promise<{ verified: true } | Refusal<SecurityCodeRefusal>>;
  set(tx: Tx, customerId: number, code: string): Promise<void>;
  /** False when the old code is no longer in force. */
  replace(tx: Tx, customerId: number, codes: { old: string; next: string }): Promise<boolean>;
};

type Settings = {
  clock: Clock;
  key: Uint8Array;
  /** Connections apart from those of the callers, as for one-time codes. */
  tries: Database;
};

export function createSecurityCodes({ clock, key, tries }: Settings): SecurityCodes {
  return {
    check: (customerId, typed, asker) =>
      inTransaction(tries, (tx) => check(tx, { customerId, typed, asker, key, now: clock.now() })),
    async set(tx, customerId, code) {
      await put(tx, customerId, code).execute();
    },
    async replace(tx, customerId, { old, next }) {
      const { numUpdatedRows } = await put(tx, customerId, next)
        .where('code_hash', '=', hashSecurityCode(key, customerId, old))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
  function put(tx: Tx, customerId: number, code: string) {
    const values = { code_hash: hashSecurityCode(key, customerId, code), changed_at: clock.now() };
    return tx
      .updateTable('security_code')
      .set({ ...values, ...noTries })
      .where('customer_id', '=', customerId);
  }
}

/** Bound to the customer, so that equal codes of two customers look different. */
export function hashSecurityCode(key: Uint8Array, customerId: number, code: string): Buffer {
  return createHmac('sha256', key).update(`security code ${customerId} ${code}`).digest();
}

const noTries = { wrong_tries: 0, locked_until: null, owner_wrong_tries: 0, owner_locked_until: null };

type Try = { customerId: number; typed: string; asker: SecurityCodeAsker; key: Uint8Array; now: Date };

async function check(
  tx: Tx,
  { customerId, typed, asker, key, now }: Try,
): Promise<{ verified: true } | Refusal<SecurityCodeRefusal>> {
  const hash = hashSecurityCode(key, customerId, typed);
  const known = await tx
    .selectFrom('security_code')
    .select(['code_hash', 'receiving_msisdn', 'wrong_tries', 'locked_until', 'owner_wrong_tries', 'owner_locked_until'])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!known?.code_hash) return refuse('EC_Wrong_Verification_Code');
  const isOwner = asker === 'owner';
  const lock = isOwner ? known.owner_locked_until : known.locked_until;
  if (lock && lock > now) return refusalOfLock(lock, now);
  const isRight = timingSafeEqual(known.code_hash, hash);
  const tries = (isOwner ? known.owner_wrong_tries : known.wrong_tries) + 1;
  const seconds = lockAfterTries(tries);
  const lockedUntil = isRight || seconds === null ? null : new Date(now.getTime() + seconds * 1000);
  const counted = isOwner
    ? { owner_wrong_tries: tries, owner_locked_until: lockedUntil }
    : { wrong_tries: tries, locked_until: lockedUntil };
  await tx
    .updateTable('security_code')
    .set(isRight ? noTries : counted)
    .where('customer_id', '=', customerId)
    .execute();
  if (isRight) return { verified: true };
  if (!lockedUntil) return refuse('EC_Wrong_Verification_Code');
  if (known.receiving_msisdn) await tellOfLock(tx, known.receiving_msisdn, now);
  return refusalOfLock(lockedUntil, now);
}

function refusalOfLock(until: Date, now: Date): Refusal<'EC_Reach_Max_Attempts'> {
  const WaitSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return refuse('EC_Reach_Max_Attempts', { WaitSeconds });
}

/** The owner hears of it in both languages: who tried is not known, so neither is the language. */
function tellOfLock(tx: Tx, recipient: string, now: Date): Promise<void> {
  const body =
    'Някой сгреши кода ти за сигурност няколко пъти и той е заключен за известно време. Ако не си ти, смени го в профила си. / ' +
    'Your security code was typed wrong several times and is locked for a while. If that was not you, change it in your profile.';
  return enqueueMessage(tx, { channel: 'sms', recipient, body, createdAt: now });
}
