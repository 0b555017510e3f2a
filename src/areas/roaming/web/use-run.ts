// Makes a change under the Loader dialog, and says how it went in a dialog of its own.

import { useQueryClient } from '@tanstack/react-query';
import { homeKey } from '#areas/home/contract.ts';
import { ApiError, NotSent, OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { closeDialog, openDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import type { SuccessProps } from './dialogs/success-activation-dialog.tsx';
import { roamingKey } from './queries.ts';

type Run = (doing: string, work: () => Promise<void>, success?: SuccessProps) => Promise<void>;

/** Everything known of the number is read anew after a change, and after a refusal too: it may be out of date. */
export function useRun(msisdn: string): Run {
  const client = useQueryClient();
  const errorText = useErrorText('roaming-dialogs');
  const reload = async () => {
    void client.invalidateQueries({ queryKey: homeKey });
    await client.invalidateQueries({ queryKey: roamingKey(msisdn) });
  };
  const run: Run = async (doing, work, success) => {
    openDialog('roaming.Loader', { title: doing });
    try {
      await work();
    } catch (error) {
      await reload();
      if (error instanceof OutcomeUnknown) {
        replaceDialog('roaming.OutcomeUnknown', { again: () => run(doing, work, success) });
      } else {
        const isUnchanged = error instanceof ApiError || error instanceof NotSent;
        replaceDialog('roaming.Error', { text: errorText(error), isUnchanged });
      }
      return;
    }
    await reload();
    if (success) replaceDialog('roaming.SuccessActivation', success);
    else await closeDialog();
  };
  return run;
}
