// One step of a flow in a dialog: makes its call once, and puts a refusal where it belongs.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, NotSent, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { useErrorText, usePopupText } from '#platform/web/i18n/use-error-text.ts';
import { areTriesUsedUp } from '#platform/web/one-time-code/code-refusal.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { usePress } from '#platform/web/use-press.ts';
import { homeKey } from '#areas/home/contract.ts';
import { placeOfError } from '../error-place.ts';
import { extrasKey } from './queries.ts';

export type Step = {
  busy: boolean;
  /** The refusal to be said under the input, or null. */
  inlineError: string | null;
  /** No code can be tried until another is sent. */
  triesAreUsedUp: boolean;
  forgetError(): void;
  run(work: () => Promise<void>): Promise<void>;
};

type StepOptions = {
  /** The dialog has a code or number input under which a refusal can stand. */
  inputIsOpen?: boolean;
};

export function useStep({ inputIsOpen = false }: StepOptions = {}): Step {
  const errorText = useErrorText();
  const popupText = usePopupText();
  const [inlineError, setInlineError] = useState<string | null>(null);
  const [triesAreUsedUp, setTriesAreUsedUp] = useState(false);
  const forgetError = () => {
    setInlineError(null);
    setTriesAreUsedUp(false);
  };
  const place = (error: unknown, again: () => Promise<void>) => {
    const code = error instanceof ApiError ? error.code : null;
    const where = placeOfError(code, inputIsOpen);
    setTriesAreUsedUp(areTriesUsedUp(error));
    if (where === 'inline') setInlineError(errorText(error));
    else if (where === 'DeactivationForbidden') replaceDialog('digital-extras.DeactivationForbidden', { code });
    else if (where === 'InsuranceDeactivationInProgress')
      replaceDialog('digital-extras.InsuranceDeactivationInProgress');
    else if (error instanceof OutcomeUnknown) replaceDialog('digital-extras.OutcomeUnknown', { again });
    else {
      const isUnchanged = error instanceof ApiError || error instanceof NotSent;
      replaceDialog('digital-extras.Failure', { text: popupText(error), isUnchanged });
    }
  };
  const { busy, press } = usePress(place);
  const run = (work: () => Promise<void>) => {
    forgetError();
    return press(work);
  };
  return { busy, inlineError, triesAreUsedUp, forgetError, run };
}

/** After a change everything known of the number, and what waits at home, is read anew. */
export function useReload(): (msisdn: string) => Promise<void> {
  const client = useQueryClient();
  return async (msisdn) => {
    void client.invalidateQueries({ queryKey: homeKey });
    await client.invalidateQueries({ queryKey: extrasKey(msisdn) });
  };
}
