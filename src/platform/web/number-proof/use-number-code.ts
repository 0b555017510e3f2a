// Proving a number by a code: which number, the sending, the waiting, the checking. What was sent survives a reload.

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { sentNumber, withoutSpaces } from '#platform/msisdn.ts';
import { resendNumberCode, sendNumberCode, verifyNumberCode } from '#platform/number-proof.ts';
import { resendWaitSeconds } from '#platform/one-time-code.ts';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { solveCaptcha } from '../captcha/solve-captcha.ts';
import { useConfiguration } from '../configuration.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { rememberProved, uniqueIdHeaders } from './unique-id.ts';

type Sent = { msisdn: string; resendAt: number; isUsedUp: boolean };

export type NumberCode = {
  /** The number a code was sent to; null while it is being asked for. */
  sent: Sent | null;
  isSending: boolean;
  isChecking: boolean;
  error: string | null;
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

export function useNumberCode({ source, onProved, sendFailure, resendLoaderMs = 0 }: Options): NumberCode {
  const api = useApi();
  const configuration = useConfiguration();
  const sayError = useCodeErrorText();
  const [sent, setSent] = useSent(source);
  const [doing, setDoing] = useState<'sending' | 'checking' | null>(null);
  const [error, setError] = useState<string | null>(null);

  const run = async (what: 'sending' | 'checking', work: () => Promise<void>) => {
    setDoing(what);
    setError(null);
    await work().catch((failure: unknown) => {
      const wait = waitOf(failure);
      if (sent && wait && what === 'sending') setSent({ ...sent, ...wait });
      const isFault = what === 'sending' && !(failure instanceof ApiError && mendable.has(failure.code));
      setError((isFault && sendFailure) || sayError(failure));
    });
    setDoing(null);
  };
  const wasSent = (msisdn: string) =>
    setSent({ msisdn, resendAt: Date.now() + resendWaitSeconds * 1000, isUsedUp: false });

  return {
    sent,
    isSending: doing === 'sending',
    isChecking: doing === 'checking',
    error,
    send: (typed) =>
      run('sending', async () => {
        const msisdn = sentNumber(withoutSpaces(typed));
        const recaptcha = await solveCaptcha(api, configuration);
        const body = recaptcha ? { recaptcha } : {};
        await api.call(sendNumberCode, { query: { msisdn, source }, headers: uniqueIdHeaders(), body });
        wasSent(msisdn);
      }),
    resend: () =>
      run('sending', async () => {
        if (!sent) return;
        const call = api.call(resendNumberCode, {
          query: { msisdn: sent.msisdn, source },
          headers: uniqueIdHeaders(),
        });
        // Refused or not, the loader is seen as long as it should be.
        await Promise.allSettled([call, pause(resendLoaderMs)]);
        await call;
        wasSent(sent.msisdn);
      }),
    verify: (code) =>
      run('checking', async () => {
        await api.call(verifyNumberCode, { query: { code, source }, headers: uniqueIdHeaders() });
        rememberProved(source);
        const { msisdn } = sent ?? { msisdn: '' };
        setSent(null);
        await onProved(msisdn);
      }),
    chooseOther() {
      setSent(null);
      setError(null);
    },
  };
}

/** Refusals of a send that tell the person what to do. */
const mendable = new Set<string>([
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Phone_Is_Not_Eligible',
  'EC_Too_Many_Requests',
]);

/** These dialogs say the limit of sends in their own, shorter words. */
function useCodeErrorText(): (error: unknown) => string {
  const errors = useTranslations('errors');
  const textOf = useErrorText();
  return (error) =>
    error instanceof ApiError && error.code === 'EC_Reach_Max_Attempts'
      ? errors('EC_REACH_MAX_ATTEMPTS_DIALOG')
      : textOf(error);
}

function useSent(source: string): [Sent | null, (sent: Sent | null) => void] {
  const key = `number-code ${source}`;
  const [sent, setSent] = useState<Sent | null>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Sent | null);
  return [
    sent,
    (next) => {
      if (next) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
      setSent(next);
    },
  ];
}

function waitOf(error: unknown): Pick<Sent, 'resendAt' | 'isUsedUp'> | null {
  const seconds = error instanceof ApiError ? error.properties['WaitSeconds'] : undefined;
  if (typeof seconds !== 'number') return null;
  const isUsedUp = error instanceof ApiError && error.code === 'EC_Reach_Max_Attempts';
  return { resendAt: Date.now() + seconds * 1000, isUsedUp };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
