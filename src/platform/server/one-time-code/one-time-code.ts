// One-time codes by SMS or e-mail: sending one, checking what a person typed, and telling a screen how things stand.

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
  /** Codes are stored as HMACs under this key. */
  key: Uint8Array;
  /** Messages with codes are sealed under this one until they are sent. */
  storageKey: Uint8Array;
  /** International beginnings of the operator's own mobile numbers, e.g. 35988. */
  ownNumberPrefixes: readonly string[];
  /** The host people see in the address bar; browsers fill a code in only on the host its SMS names. */
  host: string;
  sendsPerAddress: Limit;
  /** Who lifts a lock that no longer ends by itself. */
  helpLine: string;
  /**
   * Connections of its own, apart from the pool of the callers: a wrong try is counted while the caller's transaction is
   * open, and must neither be undone with it nor wait for a connection that other callers hold.
   */
  countersDb: Database;
};

/** What a code is bound to: who asked for it, what for, which number it went to, and which thing it is about. */
export type CodeBinding = { requester: string; purpose: string; recipient: string; subject?: string };

/**
 * A number that the account named but does not hold: its codes count among those that strangers ask for, and a right one
 * lifts no lock of the account. Otherwise an open session could flood anybody, and guess on by codes to a phone of its own.
 */
export type ForeignNumber = { isForeign?: boolean };

export type SendRequest = CodeBinding &
  ForeignNumber & {
    guard: SendGuard;
    /** For a message that does more than carry its code. */
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
  /** Sends a new code in the caller's transaction, or says why not. */
  sendCode(tx: Tx, request: SendRequest): Promise<SentCode | Refusal<SendRefusal>>;
  /** Checks a typed code and uses it up in the caller's transaction; a wrong try counts even if that is rolled back. */
  checkCode(tx: Tx, typed: TypedCode): Promise<{ verified: true } | Refusal<CheckRefusal>>;
  /** Lifts the lock of a number whose holder is known in another way. */
  forgetFailures(db: Queryable, msisdn: string): Promise<void>;
  /** How a code stands, for a screen that was reloaded. */
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
