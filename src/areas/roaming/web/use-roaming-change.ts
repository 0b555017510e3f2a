// A change of one number's roaming: the Loader dialog covers it, and its own dialog shows the result.

import { useTranslations } from 'use-intl/react';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import type { SuccessProps } from './dialogs/success-activation-dialog.tsx';
import { roamingKey } from './queries.ts';

type RunRoamingChange = (title: string, send: (api: ApiClient) => Promise<void>, success?: SuccessProps) => void;

export function useRoamingChange(msisdn: string): RunRoamingChange {
  const t = useTranslations('roaming-dialogs');
  const { run } = useChange({
    area: 'roaming-dialogs',
    reread: [homeKey, roamingKey(msisdn)],
    whereToSee: t('unknown_where'),
    onRefused: ({ text, isUnchanged, isPending, subject }) => {
      openDialog('roaming.Error', { text, isUnchanged, isPending, subject });
      return true;
    },
  });
  return (title, send, success) =>
    void run(send, {
      loader: () => openDialog('roaming.Loader', { title }),
      onDone: () => success && openDialog('roaming.SuccessActivation', success),
    });
}
