import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { endStepUpPrompt, isStepUpPrompted, onStepUpPrompt } from '#platform/web/api/step-up-prompt-store.ts';
import { useEnsureTexts } from '#platform/web/i18n/text-provider.tsx';
import type { DialogTexts } from '#platform/web/ui/dialog/dialog-texts.ts';
import type { StepUpWindow } from './step-up-window.tsx';

/** Shows the step-up prompt; its code and texts are loaded with the first one. */
export function StepUpHost({ texts }: { texts: DialogTexts }) {
  const isPrompted = useSyncExternalStore(onStepUpPrompt, isStepUpPrompted);
  const window = useWindow(isPrompted);
  return isPrompted && window && createElement(window, { texts });
}

function useWindow(isNeeded: boolean): typeof StepUpWindow | null {
  const [window, setWindow] = useState<typeof StepUpWindow | null>(null);
  const ensureTexts = useEnsureTexts();
  useEffect(() => {
    if (!isNeeded || window) return;
    Promise.all([import('./step-up-window.tsx'), ensureTexts('step-up'), ensureTexts('errors')]).then(
      ([module]) => setWindow(() => module.StepUpWindow),
      // Without the prompt nothing is confirmed, and the caller reports that nothing changed.
      () => endStepUpPrompt(false),
    );
  });
  return window;
}
