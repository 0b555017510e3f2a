// Makes a change under the Loader dialog, and says how it went: in a dialog of its own, or by closing.

import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { closeDialog, openDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import type { SuccessProps } from './dialogs/success-dialog.tsx';
import { homeKey } from './queries.ts';

/** After a change everything known of the home is read anew, and after a refusal too: it may be out of date. */
export function useReload(msisdn: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: homeKey(msisdn) });
}

type Run = (doing: string, work: () => Promise<void>, success?: SuccessProps) => Promise<boolean>;

export function useRun(msisdn: string): Run {
  const reload = useReload(msisdn);
  const errorText = useErrorText();
  const run: Run = async (doing, work, success) => {
    openDialog('home-network.Loader', { title: doing });
    try {
      await work();
    } catch (error) {
      await reload();
      if (error instanceof OutcomeUnknown) {
        const again = async () => void (await run(doing, work, success));
        replaceDialog('home-network.OutcomeUnknown', { again });
      } else replaceDialog('home-network.Error', { text: errorText(error) });
      return false;
    }
    await reload();
    if (success) replaceDialog('home-network.Success', success);
    else await closeDialog();
    return true;
  };
  return run;
}
