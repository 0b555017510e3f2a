// The answer on the page of a link.

import { useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { usePress } from '#platform/web/use-press.ts';
import { sendLanding } from '../contract.ts';
import type { LandingSignal } from '../rules.ts';
import type { Workflow } from '../workflow-schema.ts';
import { useSayFailure } from './use-say-failure.ts';

export function useLanding(landingId: string) {
  const api = useApi();
  const [answered, setAnswered] = useState<Workflow | null>(null);
  const errorText = useErrorText();
  const sayFailure = useSayFailure();
  const [wrongPassword, setWrongPassword] = useState<string | null>(null);
  const { busy, press } = usePress((error) => {
    const isWrongPassword = error instanceof ApiError && error.code === 'EC_Wrong_Password';
    if (isWrongPassword) setWrongPassword(errorText(error));
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
