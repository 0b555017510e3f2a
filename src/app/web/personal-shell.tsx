import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { use, useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { registerHelpDialogs } from '#areas/help/web/dialogs.ts';
import {
  placeOfAttention,
  searchOfAttention,
  subjectOfAttention,
  useAttentionTexts,
} from '#areas/home/web/attention-texts.ts';
import { loadHomeCode } from '#areas/home/web/home-code.ts';
import { overviewQuery } from '#areas/home/web/queries.ts';
import { accountQuery } from '#areas/sign-in/web/queries.ts';
import { signOut } from '#areas/sign-in/web/sign-out.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { DataProvider } from '#platform/web/api/data-provider.tsx';
import { useChange } from '#platform/web/api/use-change.ts';
import { AskContext, type Ask } from '#platform/web/ask/ask-context.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { useEnsureTexts, useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { useNavigation } from '#platform/web/navigation/navigation.ts';
import { OfflineContext, useHasNoConnection } from '#platform/web/offline-context.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { SignOutContext } from '#platform/web/session/sign-out-context.ts';
import { Shell } from '#platform/web/shell/shell.tsx';
import { ShellPersonContext, type ShellPerson } from '#platform/web/shell/shell-data.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { openData } from './data.ts';
import { InstallationSettings } from './installation-settings.tsx';
import { PortalSearch } from './search/portal-search.tsx';
import { PortalDialogs } from './portal-dialogs.tsx';

registerHelpDialogs();

/** The shell of signed-in users. */
export function PersonalShell({ children }: { children: ReactNode }) {
  useEffect(startOfflineWhenIdle, []);
  return (
    <DataProvider client={use(openData())}>
      <OfflineContext value={useHasNoConnection()}>
        <InstallationSettings>
          <AskingEnabled>
            <ShellOfPerson>{children}</ShellOfPerson>
            <PortalDialogs />
          </AskingEnabled>
        </InstallationSettings>
      </OfflineContext>
    </DataProvider>
  );
}

/** Safari has no idle callback. */
function startOfflineWhenIdle(): void {
  const start = () =>
    void import('#platform/web/service-worker/start-offline.ts')
      .then(({ startOffline }) => startOffline(loadHomeCode))
      .catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 3000);
}

/** Users can ask about what they see, on screens and in dialogs. */
function AskingEnabled({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const isEnabled = useIsAreaEnabled()('help');
  const ensureTexts = useEnsureTexts();
  const ask: Ask = (subject) =>
    void ensureTexts('help').then(
      () => openDialog('help.AskQuestion', { subject }),
      () => showToast({ text: t('not_loaded_text'), tone: 'failed' }),
    );
  return <AskContext value={isEnabled ? ask : null}>{children}</AskContext>;
}

function ShellOfPerson({ children }: { children: ReactNode }) {
  const person = usePerson();
  const leave = useSignOutHere();
  return (
    <ShellPersonContext value={person}>
      <SignOutContext value={leave}>
        <Shell search={<PortalSearch />}>{children}</Shell>
      </SignOutContext>
    </ShellPersonContext>
  );
}

function usePerson(): ShellPerson {
  const api = useApi();
  const language = useLanguage();
  const { data: account } = useSuspenseQuery(accountQuery(api, language));
  // Pending tasks are optional in the bars: rendering never waits for them.
  const { data: overview } = useQuery(overviewQuery(api, language));
  const words = useAttentionTexts(overview?.today ?? '');
  const attention = overview?.attention ?? [];
  return {
    // Users who registered for a company or only use a number have no name yet.
    name: `${account.first_name} ${account.last_name}`.trim() || account.username,
    username: account.username,
    initials:
      account.first_name.slice(0, 1) + account.last_name.slice(0, 1) || account.username.slice(0, 1).toUpperCase(),
    services: account.services.map((service) => ({
      ...service,
      waits: attention.some((item) => item.service_id === service.service_id),
      hasBalance: overview?.services.some((each) => each.service_id === service.service_id && each.balance) ?? false,
    })),
    waiting: attention.filter(isInBell).map((item) => ({
      key: `${item.service_id} ${item.kind} ${item.subject}`,
      text: words(item).title,
      to: placeOfAttention(item),
      search: searchOfAttention(item),
      note: item.service_id === null ? String(item.properties['name']) : readableNumber(item.service_id),
      subject: subjectOfAttention(item),
    })),
  };
}

const isInBell = ({ in_bell: inBell }: { in_bell: boolean }) => inBell;

function useSignOutHere(): () => Promise<void> {
  const { run } = useChange({ isTriedOffline: true });
  const tokens = useTokenStore();
  const { goTo } = useNavigation();
  return async () => {
    await run((api) => signOut(api, tokens), { onDone: () => goTo({ to: '/login' }) });
  };
}
