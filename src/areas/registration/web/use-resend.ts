// Resends a message, with the wait from the server.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resendWaitSeconds } from '#platform/one-time-code.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { codeWaitOf } from '#platform/web/one-time-code/code-refusal.ts';
import { storedWorkflowId } from './current-workflow.ts';
import { resendKey, workflowKey } from './queries.ts';

type ResendOptions = {
  headers: { 'workflow-correlation-id'?: string };
  onRetryAfter: (seconds: number) => void;
};

export function useResend(send: (api: ApiClient, given: ResendOptions) => Promise<unknown>) {
  const client = useQueryClient();
  const { data: at = null } = useQuery<number | null>({ queryKey: resendKey, queryFn: () => null, enabled: false });
  const [sends, setSends] = useState(1);
  const [isUsedUp, setUsedUp] = useState(false);
  const waitUntil = (moment: number) => client.setQueryData(resendKey, moment);
  const { busy, failure, run } = useChange({
    onRefused: async ({ code, error }) => {
      // The registration moved in another tab, or it is over: WorkflowGate then shows where it is.
      if (code === 'EC_Invalid_Signal') await client.invalidateQueries({ queryKey: workflowKey });
      const wait = codeWaitOf(error);
      if (wait) waitUntil(wait.resendAt);
      setUsedUp(wait?.isUsedUp ?? false);
      return false;
    },
  });
  const resend = () => {
    let seconds = resendWaitSeconds;
    const id = storedWorkflowId();
    const given = {
      headers: id ? { 'workflow-correlation-id': id } : {},
      onRetryAfter: (told: number) => (seconds = told),
    };
    return run((api) => send(api, given), {
      onDone: () => {
        waitUntil(Date.now() + seconds * 1000);
        setUsedUp(seconds > resendWaitSeconds);
        setSends((before) => before + 1);
      },
    });
  };
  const resendAt = at === null ? null : new Date(at);
  return { resendAt, sends, isSending: busy, sendError: failure, isUsedUp, resend };
}
