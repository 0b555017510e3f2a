// The answer on the page of a link.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { usePress } from '#platform/web/use-press.ts';
import { sendLanding } from '../contract.ts';
import type { LandingSignal } from '../rules.ts';
import type { Workflow } from '../workflow-schema.ts';
import { isOverError } from './kept-workflow.ts';
import { useSayFailure } from './use-say-failure.ts';

export const landingKey = (landingId: string) => ['registration-landing', landingId] as const;

export function useLanding(landingId: string) {
  const api = useApi();
  const client = useQueryClient();
  const [answered, setAnswered] = useState<Workflow | null>(null);
  const errorText = useErrorText();
  const sayFailure = useSayFailure();
  const [wrongPassword, setWrongPassword] = useState<string | null>(null);
  const { busy, press } = usePress((error) => {
    const isWrongPassword = error instanceof ApiError && error.code === 'EC_Wrong_Password';
    if (isWrongPassword) setWrongPassword(errorText(error));
    // Somebody else or the press before this one has answered: the page says what became of its link.
    else if (isOverError(error)) void client.resetQueries({ queryKey: landingKey(landingId) });
    else sayFailure(error);
  });
  const answer = (signalName: LandingSignal, then?: (workflow: Workflow) => void, password?: string) =>
    press(async () => {
      setWrongPassword(null);
      const Password = password === undefined ? {} : { Password: password };
      const workflow = await api.call(sendLanding, {
        body: { signalName, workflowCorrelationId: landingId, ...Password },
      });
      if (then) then(workflow);
      else setAnswered(workflow);
    });
  return { busy, answered, wrongPassword, answer };
}
