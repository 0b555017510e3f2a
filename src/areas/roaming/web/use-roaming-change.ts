// A change of one number's roaming: the Loader dialog covers it, and its own dialog shows the result.

import { useTranslations } from 'use-intl/react';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { openNotEnough } from '#platform/web/balance/not-enough.ts';
import { balanceKey, homeKey } from '#platform/web/api/query-keys.ts';
import type { SuccessProps } from './dialogs/success-activation-dialog.tsx';
import { roamingKey } from './queries.ts';

type RunRoamingChange = (title: string, send: (api: ApiClient) => Promise<void>, success?: SuccessProps) => void;

/** `step` is where a user returns who has to top up first. */
export function useRoamingChange(msisdn: string, step?: { dialog: string; props: object }): RunRoamingChange {
  const t = useTranslations('roaming-dialogs');
  const { run } = useChange({
    area: 'roaming-dialogs',
    reread: [homeKey, balanceKey, roamingKey(msisdn)],
    whereToSee: t('unknown_where'),
    onRefused: ({ code, properties, text, isUnchanged, isPending, subject }) => {
      if (code === 'EC_Balance_Not_Enough' && step) openNotEnough({ msisdn, properties, step });
      else openDialog('roaming.Error', { text, isUnchanged, isPending, subject });
      return true;
    },
  });
  return (title, send, success) =>
    void run(send, {
      loader: () => openDialog('roaming.Loader', { title }),
      onDone: () => success && openDialog('roaming.SuccessActivation', success),
    });
}
