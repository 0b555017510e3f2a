// Asking for a message once more, with the wait the server tells.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resendWaitSeconds } from '#platform/one-time-code.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { codeWaitOf } from '#platform/web/one-time-code/code-refusal.ts';
import { keptId } from './kept-workflow.ts';
import { resendKey } from './use-workflow.ts';

type Sending = (given: {
  headers: { 'workflow-correlation-id'?: string };
  onRetryAfter: (seconds: number) => void;
}) => Promise<unknown>;

export function useResend(send: Sending) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data: at = null } = useQuery<number | null>({ queryKey: resendKey, queryFn: () => null, enabled: false });
  const [sends, setSends] = useState(1);
  const [isSending, setSending] = useState(false);
  const [sendError, setError] = useState<string | null>(null);
  const [isUsedUp, setUsedUp] = useState(false);
  const waitUntil = (moment: number) => client.setQueryData(resendKey, moment);
  const resend = async () => {
    setSending(true);
    setError(null);
    try {
      let seconds = resendWaitSeconds;
      const id = keptId();
      await send({ headers: id ? { 'workflow-correlation-id': id } : {}, onRetryAfter: (told) => (seconds = told) });
      waitUntil(Date.now() + seconds * 1000);
      setUsedUp(seconds > resendWaitSeconds);
      setSends((before) => before + 1);
    } catch (error) {
      const wait = codeWaitOf(error);
      if (wait) waitUntil(wait.resendAt);
      setUsedUp(wait?.isUsedUp ?? false);
      setError(errorText(error));
    }
    setSending(false);
  };
  return { resendAt: at === null ? null : new Date(at), sends, isSending, sendError, isUsedUp, resend };
}
