// A step that waits for a code: resending it, checking the input, and handling each refusal.

import { useState } from 'react';
import { resendWaitSeconds, sendsAllowed, waitAfterLastSendSeconds } from '#platform/one-time-code.ts';
import type { ApiClient } from '../api/api-client.ts';
import { useChange, type ChangeOptions } from '../api/use-change.ts';
import { areTriesUsedUp, codeWaitOf, type CodeWait } from './code-refusal.ts';
import { useShortCode } from './use-short-code.ts';

type CodeEntryOptions = Pick<ChangeOptions, 'area' | 'reread'> & {
  resend: (api: ApiClient) => Promise<unknown>;
  onResent?: () => void;
  check: (api: ApiClient, code: string) => Promise<unknown>;
  onChecked: () => unknown;
  /** When the code was sent, if the step was reopened since; by the clock of this device. */
  sentAt?: number;
};

export type CodeEntry = ReturnType<typeof useCodeEntry>;

/** One code was sent before the step opened. */
export function useCodeEntry({ area, reread, resend, onResent, check, onChecked, sentAt }: CodeEntryOptions) {
  const [typed, setTyped] = useState('');
  const short = useShortCode(typed);
  const [sends, setSends] = useState(1);
  const [wait, setWait] = useState<CodeWait>(() => waitAfter(1, sentAt));
  const common = {
    ...(area && { area }),
    onRefused: ({ error }: { error: unknown }) => {
      const told = codeWaitOf(error);
      if (told) setWait(told);
      return false;
    },
  };
  const sending = useChange(common);
  const checking = useChange({ ...common, ...(reread && { reread }) });
  return {
    typed,
    /** The error behind the failed check. */
    checkError: checking.error,
    submit: async (code: string) => {
      sending.reset();
      if (!short.mayBeSent(code)) return false;
      return checking.run((api) => check(api, code), { onDone: onChecked });
    },
    /** Props of the code step. */
    step: {
      error: short.error ?? checking.failure,
      sendError: sending.failure,
      checking: checking.busy,
      sending: sending.busy,
      sends,
      resendAt: new Date(wait.resendAt),
      sendsUsedUp: wait.isUsedUp,
      locked: areTriesUsedUp(checking.error),
      onTyped: setTyped,
      onResend: () => {
        checking.reset();
        void sending.run(resend, {
          onDone: () => {
            onResent?.();
            setWait(waitAfter(sends + 1));
            setSends(sends + 1);
          },
        });
      },
    },
  };
}

function waitAfter(sends: number, sentAt = Date.now()): CodeWait {
  const isUsedUp = sends % sendsAllowed === 0;
  return { resendAt: sentAt + (isUsedUp ? waitAfterLastSendSeconds : resendWaitSeconds) * 1000, isUsedUp };
}
