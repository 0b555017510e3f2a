import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { CheckSection } from '../sites/web/check-section.tsx';
import { OpenSites } from '../sites/web/open-sites.tsx';
import { DayByDay } from './day-by-day.tsx';
import { EventList } from './event-list.tsx';
import { ProtectionPage } from './protection-page.tsx';
import { ProtectionPanel } from './protection-panel.tsx';
import { statsQuery, statusQuery } from './queries.ts';
import { TimesLink } from './times-link.tsx';
import { SiteLists } from './site-lists.tsx';

export function ProtectionScreen() {
  const t = useTranslations('network-protection');
  useDocumentTitle(t('page'));
  const isEnabled = useIsAreaEnabled();
  return (
    <ProtectionPage back={isEnabled('home-network') && <BackLink to="/home-network-module">{t('back')}</BackLink>}>
      {(msisdn) => <Protection key={msisdn} msisdn={msisdn} />}
    </ProtectionPage>
  );
}

/** A user who is not the owner would be refused at every retry. */
const isOnlyForHolder = (error: unknown) => error instanceof ApiError && error.status === 403;

function Protection({ msisdn }: { msisdn: string }) {
  const t = useTranslations('network-protection');
  const api = useApi();
  const status = useQuery(statusQuery(api, msisdn));
  const stats = useQuery(statsQuery(api, msisdn));
  if (!status.data || !stats.data) {
    const error = status.error ?? stats.error;
    if (!error) return <Skeleton height="28rem" radius="var(--r-xl)" />;
    if (isOnlyForHolder(error)) return <NothingHere title={t('closed_title')} text={t('closed_text')} />;
    return <QueryErrorState level={1} title={t('not_loaded')} queries={[status, stats]} />;
  }
  const isActive = status.data.is_active;
  return (
    <>
      <ProtectionPanel msisdn={msisdn} status={status.data} stats={stats.data} />
      <DayByDay stats={stats.data} />
      <div className="protection-halves">
        <EventList msisdn={msisdn} isActive={isActive} today={stats.data.today} />
        <div className="grid content-start gap-8">
          <OpenSites msisdn={msisdn} />
          <TimesLink msisdn={msisdn} />
          <CheckSection msisdn={msisdn} />
          <SiteLists msisdn={msisdn} isActive={isActive} waitsUntil={status.data.waits_until} />
        </div>
      </div>
    </>
  );
}
