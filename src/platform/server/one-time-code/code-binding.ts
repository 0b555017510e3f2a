// What a code is bound to, and the requests to send and to verify one.

import type { Mail } from '#platform/mail.ts';
import type { CodeGuard, SendGuard } from './code-lock.ts';

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
        text(code: string): string | Promise<string>;
      }
    | {
        /** The recipient is an e-mail address, not a number. */
        mail(code: string): Mail | Promise<Mail>;
      }
  );
export type TypedCode = CodeBinding & ForeignNumber & { guard: CodeGuard; code: string | null | undefined };
export type GuardedBinding = CodeBinding & { guard: CodeGuard };
