// One step of a flow in a dialog: makes its call once, and puts a refusal where it belongs.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiError, NotSent, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { placeOfError } from '../error-place.ts';
import { extrasKey } from './queries.ts';

export type Step = {
  busy: boolean;
  /** The refusal to be said under the input, or null. */
  inlineError: string | null;
  forgetError(): void;
  run(work: () => Promise<void>): Promise<void>;
};

type StepOptions = {
  /** The dialog has a code or number input under which a refusal can stand. */
  inputIsOpen?: boolean;
  /** Partners' dialogs say the limit of sends in their own, shorter words. */
  maxAttemptsText?: 'long' | 'short';
};

export function useStep({ inputIsOpen = false, maxAttemptsText = 'long' }: StepOptions = {}): Step {
  const errors = useTranslations('errors');
  const textOf = useErrorText();
  const errorText = (error: unknown) =>
    maxAttemptsText === 'short' && error instanceof ApiError && error.code === 'EC_Reach_Max_Attempts'
      ? errors('EC_REACH_MAX_ATTEMPTS_DIALOG')
      : textOf(error);
  const [busy, setBusy] = useState(false);
  const [inlineError, setInlineError] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setInlineError(null);
    try {
      await work();
    } catch (error) {
      place(error, work);
    }
    setBusy(false);
  };
  const place = (error: unknown, work: () => Promise<void>) => {
    const code = error instanceof ApiError ? error.code : null;
    const where = placeOfError(code, inputIsOpen);
    if (where === 'inline') setInlineError(errorText(error));
    else if (where === 'DeactivationForbidden') replaceDialog('DeactivationForbidden', { code });
    else if (where === 'InsuranceDeactivationInProgress') replaceDialog('InsuranceDeactivationInProgress');
    else if (error instanceof OutcomeUnknown) replaceDialog('ExtrasOutcomeUnknown', { again: () => run(work) });
    else {
      const isUnchanged = error instanceof ApiError || error instanceof NotSent;
      replaceDialog('ExtrasFailure', { text: errorText(error), isUnchanged });
    }
  };
  return { busy, inlineError, forgetError: () => setInlineError(null), run };
}

/** After a change everything known of the number, and what waits at home, is read anew. */
export function useReload(): (msisdn: string) => Promise<void> {
  const client = useQueryClient();
  return async (msisdn) => {
    void client.invalidateQueries({ queryKey: ['home'] });
    await client.invalidateQueries({ queryKey: extrasKey(msisdn) });
  };
}
