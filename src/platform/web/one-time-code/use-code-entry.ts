// A step that waits for a code: sending it again, checking what is typed, and what each refusal means for the step.

import { useState } from 'react';
import { resendWaitSeconds, sendsAllowed, waitAfterLastSendSeconds } from '#platform/one-time-code.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { usePress } from '../use-press.ts';
import type { Feature } from '#platform/texts/texts.ts';
import { areTriesUsedUp, codeWaitOf, type CodeWait } from './code-refusal.ts';

type CodeEntryOptions = {
  /** Whose words a refusal is told in first. */
  area?: Feature;
  resend: () => Promise<unknown>;
  check: (code: string) => Promise<unknown>;
  /** When the code was sent, where the step was opened anew since; by the clock of this device. */
  sentAt?: number;
};

export type CodeEntry = ReturnType<typeof useCodeEntry>;

type Refused = { text: string; isLocked: boolean };

/** One code was sent before the step opened. */
export function useCodeEntry({ area, resend, check, sentAt }: CodeEntryOptions) {
  const textOf = useErrorText(area);
  const [typed, setTyped] = useState('');
  const [sends, setSends] = useState(1);
  const [wait, setWait] = useState<CodeWait>(() => waitAfter(1, sentAt));
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sendError, setSendError] = useState<string | null>(null);
  const hearWait = (error: unknown) => {
    const told = codeWaitOf(error);
    if (told) setWait(told);
  };
  const sending = usePress((error) => {
    hearWait(error);
    setSendError(textOf(error));
  });
  const checking = usePress((error) => {
    hearWait(error);
    setRefused({ text: textOf(error), isLocked: areTriesUsedUp(error) });
  });
  const forget = () => {
    setRefused(null);
    setSendError(null);
  };
  return {
    typed,
    submit: (code: string) => {
      forget();
      return checking.press(async () => void (await check(code)));
    },
    /** What the step of the code is told. */
    step: {
      error: refused?.text,
      sendError,
      checking: checking.busy,
      sending: sending.busy,
      sends,
      resendAt: new Date(wait.resendAt),
      sendsUsedUp: wait.isUsedUp,
      locked: refused?.isLocked ?? false,
      onTyped: setTyped,
      onResend: () => {
        forget();
        void sending.press(async () => {
          await resend();
          setWait(waitAfter(sends + 1));
          setSends(sends + 1);
        });
      },
    },
  };
}

function waitAfter(sends: number, sentAt = Date.now()): CodeWait {
  const isUsedUp = sends % sendsAllowed === 0;
  return { resendAt: sentAt + (isUsedUp ? waitAfterLastSendSeconds : resendWaitSeconds) * 1000, isUsedUp };
}
