// One-time codes by SMS or e-mail: sending, verifying, and their state for screens.

import type { Clock } from '#platform/clock.ts';
import type { Refusal } from '#platform/errors.ts';
import type { Mail } from '#platform/mail.ts';
import type { Database, Queryable, Tx } from '../database/database.ts';
import type { Limit } from '../rate-limit.ts';
import { checkCode, type CheckRefusal } from './check-code.ts';
import { guardedThing, type CodeGuard, type SendGuard } from './code-lock.ts';
import { codeState, type CodeState } from './code-state.ts';
import { forgetFailures } from './code-store.ts';
import { sendCode, type SendRefusal, type SentCode } from './send-code.ts';

export type CodeSettings = {
  clock: Clock;
  /** The HMAC key of stored codes. */
  key: Uint8Array;
  /** Encrypts messages with codes until they are sent. */
  storageKey: Uint8Array;
  /** International prefixes of the operator's mobile numbers, e.g. 35988. */
  ownNumberPrefixes: readonly string[];
  /** The host in the address bar; browsers autofill a code only on the host named in the SMS. */
  host: string;
  sendsPerAddress: Limit;
  /** The help line removes a permanent lock. */
  helpLine: string;
  /**
   * Separate connections: a wrong attempt is counted while the caller's transaction is open. It must neither be rolled
   * back with it nor wait for a connection that other callers hold.
   */
  countersDb: Database;
};

/** A code is bound to its requester, purpose, recipient and object. */
export type CodeBinding = { requester: string; purpose: string; recipient: string; subject?: string };

/**
 * A number that the account entered but does not own: its codes count among those of strangers, and a correct one
 * removes no lock of the account. Otherwise a session could flood anybody, and continue guessing with codes to its own
 * phone.
 */
export type ForeignNumber = { isForeign?: boolean };

export type SendRequest = CodeBinding &
  ForeignNumber & {
    guard: SendGuard;
    /** For a message with other content besides its code. */
    isSentWhenLocked?: boolean;
    remoteAddress: string;
  } & (
    | {
        /** The text of the SMS. */
        text(code: string): string;
      }
    | {
        /** The recipient is an e-mail address, not a number. */
        mail(code: string): Mail;
      }
  );
export type TypedCode = CodeBinding & ForeignNumber & { guard: CodeGuard; code: string | null | undefined };
export type GuardedBinding = CodeBinding & { guard: CodeGuard };

export type OneTimeCodes = {
  /** Sends a new code in the caller's transaction, or refuses. */
  sendCode(tx: Tx, request: SendRequest): Promise<SentCode | Refusal<SendRefusal>>;
  /** Verifies a code and consumes it in the caller's transaction; a wrong attempt counts even after a rollback. */
  checkCode(tx: Tx, typed: TypedCode): Promise<{ verified: true } | Refusal<CheckRefusal>>;
  /** Removes the lock of a number whose owner was verified in another way. */
  forgetFailures(db: Queryable, msisdn: string): Promise<void>;
  /** The state of a code, for a reloaded screen. */
  codeState(db: Queryable, asked: GuardedBinding): Promise<CodeState>;
};

export function createOneTimeCodes(settings: CodeSettings): OneTimeCodes {
  return {
    sendCode: (tx, request) => sendCode(settings, tx, request),
    checkCode: (tx, typed) => checkCode(settings, tx, typed),
    forgetFailures: (db, msisdn) => forgetFailures(db, [guardedThing('number', msisdn)]),
    codeState: (db, asked) => codeState(settings, db, asked),
  };
}
