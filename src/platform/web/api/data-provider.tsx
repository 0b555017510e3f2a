import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FailureText } from '../ask/failure-text.tsx';
import { currentDialog, openDialog } from '../ui/dialog/dialog-registry.ts';
import { showToast } from '../ui/states/toast-store.ts';
import { ChangeHostContext, type ChangeHost } from './change-host.ts';
import { coverScreen } from './dialog-cover.ts';

const explain: ChangeHost['explain'] = (failure) => <FailureText {...failure} />;

/** Provides the loaded data to screens and useChange. */
export function DataProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  const host = useMemo<ChangeHost>(
    () => ({
      reread: (keys) => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
      cover: coverScreen,
      openUnknown: (dialog) => openDialog('change.OutcomeUnknown', dialog),
      showToast: (text) => void showToast({ text, tone: 'failed' }),
      explain,
      isDialogOpen: () => currentDialog() !== null,
    }),
    [client],
  );
  return (
    <QueryClientProvider client={client}>
      <ChangeHostContext value={host}>{children}</ChangeHostContext>
    </QueryClientProvider>
  );
}
