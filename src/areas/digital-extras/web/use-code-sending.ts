// Sending the code that confirms an activation or a swap, and when the next one may be asked for.

import { useState } from 'react';
import { codeWaitOf, type CodeWait } from '#platform/web/one-time-code/code-refusal.ts';
import { sendVerificationCode } from '../contract.ts';
import { useExtraChange, type ExtraChange } from './use-extra-change.ts';

export type CodeRequest = {
  msisdn: string;
  codes: string[];
  /** The code confirms something that will cost, not a free position. */
  asPaid: boolean;
  /** Where the code goes when not to the service itself. */
  verificationMsisdn?: string | undefined;
};

export type SentCode = CodeWait & {
  /** Null when the code was sent before and the server only said to wait. */
  sendsLeft: number | null;
};

type CodeSending = {
  sent: SentCode | null;
  /** How many codes were sent from here. */
  sends: number;
  change: ExtraChange;
  send(request: CodeRequest, then?: (sent: SentCode) => void): Promise<boolean>;
  /** The server told how long to wait, in whatever it refused. */
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
