// Sends one factor; the prompt ends when it is accepted, and a refusal is shown at its input.

import { endStepUpPrompt } from '#platform/web/api/step-up-prompt-store.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { confirmStepUp, type StepUpFactor } from '../contract.ts';

export function useConfirm() {
  const { busy, failure, run } = useChange();
  const confirm = (factor: StepUpFactor) =>
    run((api) => api.call(confirmStepUp, { body: factor }), { onDone: () => endStepUpPrompt(true) });
  return { busy, failure, confirm };
}
