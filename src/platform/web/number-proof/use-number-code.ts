// Verifies a number by code: the number, sending, waiting and checking. The sent state survives a reload.

import { useState, type ReactNode } from 'react';
import { sentNumber } from '#platform/msisdn.ts';
import { resendNumberCode, sendNumberCode, verifyNumberCode } from '#platform/number-proof.ts';
import { resendWaitSeconds } from '#platform/one-time-code.ts';
import { ApiError } from '../api/api-error.ts';
import { useChange, type Refusal } from '../api/use-change.ts';
import { solveCaptcha } from '../captcha/solve-captcha.ts';
import { useConfiguration } from '../configuration.ts';
import { areTriesUsedUp, codeWaitOf, type CodeWait } from '../one-time-code/code-refusal.ts';
import { rememberProved, uniqueIdHeaders } from './unique-id.ts';

type SentCode = CodeWait & {
  msisdn: string;
  /** Number of codes sent from here. */
  sends: number;
};

export type NumberCode = {
  /** The number that got a code; null while the user enters it. */
  sent: SentCode | null;
  isSending: boolean;
  isChecking: boolean;
  /** Why the number or the code was refused. */
  error: ReactNode;
  /** Why another code could not be sent. */
  sendError: ReactNode;
  /** No attempts until another code is sent. */
  isLocked: boolean;
  send(typed: string): Promise<void>;
  resend(): Promise<void>;
  verify(code: string): Promise<void>;
  /** Returns to entering the number. */
  chooseOther(): void;
};

type Options = {
  source: string;
  /** The number is verified. A later failure is shown under the code. */
  onProved: (msisdn: string) => Promise<void>;
  /** The text when sending fails for a reason that the user cannot fix. */
  sendFailure?: string;
  /** Minimum time that the loader of a resend is visible. */
  resendLoaderMs?: number;
};

export function useNumberCode({ source, onProved, sendFailure, resendLoaderMs = 0 }: Options): NumberCode {
  const configuration = useConfiguration();
  const [sent, setSent] = useSent(source);
  const onRefused = ({ error, code }: Refusal) => {
    const wait = codeWaitOf(error);
    // If the number is not eligible, the user enters another.
    if (code === 'EC_Phone_Is_Not_Eligible') setSent(null);
    else if (sent && wait) setSent({ ...sent, ...wait });
    return false;
  };
  const isFault = (error: unknown) => error instanceof ApiError && !mendable.has(error.code);
  const sending = useChange({ onRefused, textOf: (error) => (isFault(error) && sendFailure) || null });
  const checking = useChange({ onRefused });
  const wasSent = (msisdn: string, resendAfter: number) =>
    setSent({
      msisdn,
      sends: (sent?.sends ?? 0) + 1,
      resendAt: Date.now() + resendAfter * 1000,
      isUsedUp: resendAfter > resendWaitSeconds,
    });

  return {
    sent,
    isSending: sending.busy,
    isChecking: checking.busy,
    error: checking.failure ?? (sent ? null : sending.failure),
    sendError: sent ? sending.failure : null,
    isLocked: areTriesUsedUp(checking.error ?? sending.error),
    async send(typed) {
      checking.reset();
      const msisdn = sentNumber(typed);
      const wait = waitTold();
      await sending.run(
        async (api) => {
          const recaptcha = await solveCaptcha(api, configuration);
          const body = recaptcha ? { recaptcha } : {};
          await api.call(sendNumberCode, { query: { msisdn, source }, headers: uniqueIdHeaders(), body, ...wait });
        },
        { onDone: () => wasSent(msisdn, wait.seconds()) },
      );
    },
    async resend() {
      if (!sent) return;
      checking.reset();
      const wait = waitTold();
      const query = { msisdn: sent.msisdn, source };
      await sending.run(
        async (api) => {
          const call = api.call(resendNumberCode, { query, headers: uniqueIdHeaders(), ...wait });
          // The loader stays visible for its minimum time, also after a refusal.
          await Promise.allSettled([call, pause(resendLoaderMs)]);
          await call;
        },
        { onDone: () => wasSent(sent.msisdn, wait.seconds()) },
      );
    },
    async verify(code) {
      sending.reset();
      await checking.run(async (api) => {
        await api.call(verifyNumberCode, { query: { code, source }, headers: uniqueIdHeaders() });
        const { msisdn } = sent ?? { msisdn: '' };
        rememberProved(source, msisdn);
        setSent(null);
        await onProved(msisdn);
      });
    },
    chooseOther() {
      setSent(null);
      sending.reset();
      checking.reset();
    },
  };
}

/** Refusals that the user can fix. */
const mendable = new Set<string>([
  'EC_Reach_Max_Attempts',
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Phone_Is_Not_Eligible',
  'EC_Too_Many_Requests',
  'EC_Codes_Locked',
]);

/** Collects the server's delay until the next code. */
function waitTold(): { onRetryAfter: (seconds: number) => void; seconds: () => number } {
  let told = resendWaitSeconds;
  return { onRetryAfter: (seconds) => (told = seconds), seconds: () => told };
}

function useSent(source: string): [SentCode | null, (sent: SentCode | null) => void] {
  const key = `number-code ${source}`;
  const [sent, setSent] = useState<SentCode | null>(
    () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as SentCode | null,
  );
  return [
    sent,
    (next) => {
      if (next) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
      setSent(next);
    },
  ];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
