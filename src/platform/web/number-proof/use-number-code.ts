// Proving a number by a code: which number, the sending, the waiting, the checking. What was sent survives a reload.

import { useState } from 'react';
import { sentNumber } from '#platform/msisdn.ts';
import { resendNumberCode, sendNumberCode, verifyNumberCode } from '#platform/number-proof.ts';
import { resendWaitSeconds } from '#platform/one-time-code.ts';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { solveCaptcha } from '../captcha/solve-captcha.ts';
import { useConfiguration } from '../configuration.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { areTriesUsedUp, codeWaitOf, type CodeWait } from '../one-time-code/code-refusal.ts';
import { rememberProved, uniqueIdHeaders } from './unique-id.ts';

type SentCode = CodeWait & {
  msisdn: string;
  /** How many codes were sent from here. */
  sends: number;
};

type Doing = 'sending' | 'checking';

export type NumberCode = {
  /** The number a code was sent to; null while it is being asked for. */
  sent: SentCode | null;
  isSending: boolean;
  isChecking: boolean;
  /** Why the number or the code was refused. */
  error: string | null;
  /** Why another code could not be sent. */
  sendError: string | null;
  /** No code can be tried until another is sent. */
  isLocked: boolean;
  send(typed: string): Promise<void>;
  resend(): Promise<void>;
  verify(code: string): Promise<void>;
  /** Back to the question which number. */
  chooseOther(): void;
};

type Options = {
  source: string;
  /** The number is proved. A failure of what follows is said under the code. */
  onProved: (msisdn: string) => Promise<void>;
  /** What is said when a code could not be sent for no reason the person could mend. */
  sendFailure?: string;
  /** How long a resend is seen to work, at least. */
  resendLoaderMs?: number;
};

type Failure = { doing: Doing; text: string; isLocked: boolean };

export function useNumberCode({ source, onProved, sendFailure, resendLoaderMs = 0 }: Options): NumberCode {
  const api = useApi();
  const configuration = useConfiguration();
  const textOf = useErrorText();
  const [sent, setSent] = useSent(source);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const run = async (what: Doing, work: () => Promise<void>) => {
    setDoing(what);
    setFailure(null);
    await work().catch((error: unknown) => {
      const wait = codeWaitOf(error);
      // Whose number cannot be used is asked for another one.
      if (isNotEligible(error)) setSent(null);
      else if (sent && wait) setSent({ ...sent, ...wait });
      const isFault = what === 'sending' && error instanceof ApiError && !mendable.has(error.code);
      setFailure({ doing: what, text: (isFault && sendFailure) || textOf(error), isLocked: areTriesUsedUp(error) });
    });
    setDoing(null);
  };
  const wasSent = (msisdn: string, resendAfter: number) =>
    setSent({
      msisdn,
      sends: (sent?.sends ?? 0) + 1,
      resendAt: Date.now() + resendAfter * 1000,
      isUsedUp: resendAfter > resendWaitSeconds,
    });

  return {
    sent,
    isSending: doing === 'sending',
    isChecking: doing === 'checking',
    error: failure && (failure.doing === 'checking' || !sent) ? failure.text : null,
    sendError: failure?.doing === 'sending' && sent ? failure.text : null,
    isLocked: failure?.isLocked ?? false,
    send: (typed) =>
      run('sending', async () => {
        const msisdn = sentNumber(typed);
        const recaptcha = await solveCaptcha(api, configuration);
        const body = recaptcha ? { recaptcha } : {};
        const wait = waitTold();
        await api.call(sendNumberCode, { query: { msisdn, source }, headers: uniqueIdHeaders(), body, ...wait });
        wasSent(msisdn, wait.seconds());
      }),
    resend: () =>
      run('sending', async () => {
        if (!sent) return;
        const wait = waitTold();
        const query = { msisdn: sent.msisdn, source };
        const call = api.call(resendNumberCode, { query, headers: uniqueIdHeaders(), ...wait });
        // Refused or not, the loader is seen as long as it should be.
        await Promise.allSettled([call, pause(resendLoaderMs)]);
        await call;
        wasSent(sent.msisdn, wait.seconds());
      }),
    verify: (code) =>
      run('checking', async () => {
        await api.call(verifyNumberCode, { query: { code, source }, headers: uniqueIdHeaders() });
        const { msisdn } = sent ?? { msisdn: '' };
        rememberProved(source, msisdn);
        setSent(null);
        await onProved(msisdn);
      }),
    chooseOther() {
      setSent(null);
      setFailure(null);
    },
  };
}

/** Refusals of a send that tell the person what to do. */
const mendable = new Set<string>([
  'EC_Reach_Max_Attempts',
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Phone_Is_Not_Eligible',
  'EC_Too_Many_Requests',
  'EC_Codes_Locked',
]);

function isNotEligible(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'EC_Phone_Is_Not_Eligible';
}

/** Hears from the server how long the next code has to be waited for. */
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
