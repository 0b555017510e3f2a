// A change of extras in a dialog: a refusal is shown under the input or in its own dialog.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useChange, type Refusal } from '#platform/web/api/use-change.ts';
import { usePopupText } from '#platform/web/i18n/use-error-text.ts';
import { areTriesUsedUp } from '#platform/web/one-time-code/code-refusal.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { openNotEnough } from '#platform/web/balance/not-enough.ts';
import { balanceKey, homeKey } from '#platform/web/api/query-keys.ts';
import { placeOfError } from '../error-place.ts';
import { extrasKey } from './queries.ts';

/** Sends a change and resolves to a function that shows its result. */
export type SendExtraChange = (api: ApiClient) => Promise<() => unknown>;

export type ExtraChange = {
  busy: boolean;
  /** The refusal to show under the input. */
  inlineError: ReactNode;
  /** No code can be entered until another is sent. */
  triesAreUsedUp: boolean;
  forgetError(): void;
  run(send: SendExtraChange): Promise<boolean>;
};

type ExtraChangeOptions = {
  /** The number whose extras and home data are reloaded. */
  msisdn?: string;
  /** The dialog has a code or number input that can show a refusal. */
  inputIsOpen?: boolean;
  onRefused?: (error: unknown) => void;
};

export function useExtraChange({ msisdn, inputIsOpen = false, onRefused }: ExtraChangeOptions = {}): ExtraChange {
  const t = useTranslations('extras-dialogs');
  const popupText = usePopupText();
  const show = ({ code, properties, error, isUnchanged, isPending, subject }: Refusal) => {
    onRefused?.(error);
    if (code === 'EC_Balance_Not_Enough' && msisdn) {
      openNotEnough({ msisdn, properties });
      return true;
    }
    const place = placeOfError(code, inputIsOpen);
    if (place === 'inline') return false;
    if (place === 'DeactivationForbidden') openDialog('digital-extras.DeactivationForbidden', { code });
    else if (place === 'InsuranceDeactivationInProgress') openDialog('digital-extras.InsuranceDeactivationInProgress');
    else openDialog('digital-extras.Failure', { text: popupText(error), isUnchanged, isPending, subject });
    return true;
  };
  const change = useChange({
    whereToSee: t('unknown_where'),
    onRefused: show,
    ...(msisdn && { reread: [homeKey, balanceKey, extrasKey(msisdn)] }),
  });
  return {
    busy: change.busy,
    inlineError: change.failure,
    triesAreUsedUp: areTriesUsedUp(change.error),
    forgetError: change.reset,
    run: (send) => change.run(send, { onDone: (showResult) => showResult() }),
  };
}
