// The answer on the page of a link.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '#platform/web/api/use-change.ts';
import { sendLanding } from '../contract.ts';
import type { LandingSignal } from '../rules.ts';
import type { Workflow } from '../workflow-schema.ts';
import { isOverError } from './current-workflow.ts';
import { useSayFailure } from './use-say-failure.ts';
import { landingKey } from './queries.ts';

export function useLanding(landingId: string) {
  const client = useQueryClient();
  const [answered, setAnswered] = useState<Workflow | null>(null);
  const sayFailure = useSayFailure();
  const { busy, failure, run } = useChange({
    onRefused: ({ code, error }) => {
      if (code === 'EC_Wrong_Password') return false;
      // Somebody else, or the previous click, has answered: the page reloads the state of its link.
      if (isOverError(error)) void client.resetQueries({ queryKey: landingKey(landingId) });
      else sayFailure(error);
      return true;
    },
  });
  const answer = (signalName: LandingSignal, then?: (workflow: Workflow) => void, password?: string) => {
    const Password = password === undefined ? {} : { Password: password };
    const body = { signalName, workflowCorrelationId: landingId, ...Password };
    return run((api) => api.call(sendLanding, { body }), { onDone: then ?? setAnswered });
  };
  return { busy, answered, wrongPassword: failure, answer };
}
