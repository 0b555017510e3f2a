// Sending the code that confirms an activation or a swap, and when the next one may be asked for.

import { useState } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import { codeWaitOf, type CodeWait } from '#platform/web/one-time-code/code-refusal.ts';
import { sendVerificationCode } from '../contract.ts';
import { useStep, type Step } from './use-step.ts';

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
  step: Step;
  send(request: CodeRequest, then?: (sent: SentCode) => void): Promise<void>;
  /** The server told how long to wait, in whatever it refused. */
  wait(error: unknown): void;
};

export function useCodeSending(first?: SentCode): CodeSending {
  const api = useApi();
  const step = useStep({ inputIsOpen: true });
  const [sent, setSent] = useState<SentCode | null>(first ?? null);
  const [sends, setSends] = useState(first ? 1 : 0);
  const wait = (error: unknown) => {
    const told = codeWaitOf(error);
    if (told) setSent((before) => ({ sendsLeft: before?.sendsLeft ?? null, ...told }));
  };
  const send: CodeSending['send'] = ({ msisdn, codes, asPaid, verificationMsisdn }, then) =>
    step.run(async () => {
      const other = verificationMsisdn ? { verification_msisdn: verificationMsisdn } : {};
      try {
        const answer = await api.call(sendVerificationCode, {
          body: { msisdn, extra_codes: codes, as_paid: asPaid, ...other },
        });
        const next = {
          sendsLeft: answer.sends_left,
          resendAt: Date.now() + answer.resend_after_seconds * 1000,
          isUsedUp: answer.sends_left === 0,
        };
        setSent(next);
        setSends((before) => before + 1);
        then?.(next);
      } catch (error) {
        wait(error);
        throw error;
      }
    });
  return { sent, sends, step, send, wait };
}
