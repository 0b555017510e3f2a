import { CatchBoundary } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { OfflineContext, useHasNoConnection } from '#platform/web/offline-context.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Shell } from '#platform/web/shell/shell.tsx';
import { openData } from './data.ts';
import { InstallationSettings } from './installation-settings.tsx';
import { PersonalShell } from './personal-shell.tsx';
import { PortalDialogs } from './portal-dialogs.tsx';

/** The shell of public pages; signed-in users keep their bars. */
export function OpenShell({ children }: { children: ReactNode }) {
  const isSignedIn = useTokenStore().isSignedIn();
  const withoutBars = <PublicShell>{children}</PublicShell>;
  if (!isSignedIn) return withoutBars;
  return (
    <CatchBoundary
      getResetKey={() => 'session'}
      errorComponent={({ error }) => {
        if (error instanceof ApiError && error.status === 401) return withoutBars;
        throw error;
      }}
    >
      <PersonalShell>{children}</PersonalShell>
    </CatchBoundary>
  );
}

function PublicShell({ children }: { children: ReactNode }) {
  return (
    <DataProvider client={use(openData())}>
      <OfflineContext value={useHasNoConnection()}>
        <InstallationSettings>
          <Shell>{children}</Shell>
          <PortalDialogs />
        </InstallationSettings>
      </OfflineContext>
    </DataProvider>
  );
}

/** For pages with their own frame: the data and the dialogs, no bars. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <DataProvider client={use(openData())}>
      {children}
      <PortalDialogs />
    </DataProvider>
  );
}
