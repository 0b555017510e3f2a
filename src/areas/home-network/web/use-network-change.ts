// A change in the home network: the Loader dialog covers it, and its own dialog or a toast shows the result.

import { useTranslations } from 'use-intl/react';
import type { ErrorCode } from '#platform/errors.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { homeKey } from './queries.ts';

type RunNetworkChange = (title: string, send: (api: ApiClient) => Promise<unknown>, onDone: () => void) => void;

/** `texts`: what single refusals mean on this screen. */
export function useNetworkChange(msisdn: string, texts: Partial<Record<ErrorCode, string>> = {}): RunNetworkChange {
  const t = useTranslations('home-network');
  const { run } = useChange({
    reread: [homeKey(msisdn)],
    whereToSee: t('unknown_where'),
    textOf: (error) => (error instanceof ApiError && texts[error.code]) || null,
    onRefused: ({ text, isPending, subject }) => {
      openDialog('home-network.Error', { text, isPending, subject });
      return true;
    },
  });
  return (title, send, onDone) =>
    void run(send, { loader: () => openDialog('home-network.Loader', { title }), onDone });
}
