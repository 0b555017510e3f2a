// One-time codes by SMS or e-mail: sending, verifying, and their state for screens.

import type { Refusal } from '#platform/errors.ts';
import type { Queryable, Tx } from '../database/database.ts';
import { checkCode, type CheckRefusal } from './check-code.ts';
import type { GuardedBinding, SendRequest, TypedCode } from './code-binding.ts';
import { guardedThing } from './code-lock.ts';
import type { CodeSettings } from './code-settings.ts';
import { codeState, type CodeState } from './code-state.ts';
import { forgetFailures } from './code-store.ts';
import { sendCode, type SendRefusal, type SentCode } from './send-code.ts';

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
