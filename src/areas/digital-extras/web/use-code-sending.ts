// Sends the code that confirms an activation or a swap, and tracks when the next may be requested.

import { useState } from 'react';
import { codeWaitOf, type CodeWait } from '#platform/web/one-time-code/code-refusal.ts';
import { sendVerificationCode } from '../contract.ts';
import { useExtraChange, type ExtraChange } from './use-extra-change.ts';

export type CodeRequest = {
  msisdn: string;
  codes: string[];
  /** The code confirms a paid extra, not a free position. */
  asPaid: boolean;
  /** The recipient of the code if it is not the service itself. */
  verificationMsisdn?: string | undefined;
};

export type SentCode = CodeWait & {
  /** Null if the code was sent before and the server only returned the wait. */
  sendsLeft: number | null;
};

type CodeSending = {
  sent: SentCode | null;
  /** How many codes this component sent. */
  sends: number;
  change: ExtraChange;
  send(request: CodeRequest, then?: (sent: SentCode) => void): Promise<boolean>;
  /** Applies the wait from a refusal. */
  wait(error: unknown): void;
};

export function useCodeSending(first?: SentCode): CodeSending {
  const [sent, setSent] = useState<SentCode | null>(first ?? null);
  const [sends, setSends] = useState(first ? 1 : 0);
  const wait = (error: unknown) => {
    const told = codeWaitOf(error);
    if (told) setSent((before) => ({ sendsLeft: before?.sendsLeft ?? null, ...told }));
  };
  const change = useExtraChange({ inputIsOpen: true, onRefused: wait });
  const send: CodeSending['send'] = ({ msisdn, codes, asPaid, verificationMsisdn }, then) =>
    change.run(async (api) => {
      const other = verificationMsisdn ? { verification_msisdn: verificationMsisdn } : {};
      const answer = await api.call(sendVerificationCode, {
        body: { msisdn, extra_codes: codes, as_paid: asPaid, ...other },
      });
      const next = {
        sendsLeft: answer.sends_left,
        resendAt: Date.now() + answer.resend_after_seconds * 1000,
        isUsedUp: answer.sends_left === 0,
      };
      return () => {
        setSent(next);
        setSends((before) => before + 1);
        then?.(next);
      };
    });
  return { sent, sends, change, send, wait };
}
