import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { ProtectionPage } from '../../web/protection-page.tsx';
import { scheduleQuery, statusQuery } from '../../web/queries.ts';
import { StoppedNow } from './stopped-now.tsx';
import { WindowList } from './window-list.tsx';

/** When which categories are stopped. */
export function TimesScreen() {
  const t = useTranslations('protection-times');
  useDocumentTitle(t('times_page'));
  return (
    <ProtectionPage back={<BackLink to="/network-protection">{t('times_back')}</BackLink>}>
      {(msisdn) => <Times key={msisdn} msisdn={msisdn} />}
    </ProtectionPage>
  );
}

function Times({ msisdn }: { msisdn: string }) {
  const t = useTranslations('protection-times');
  const protection = useTranslations('network-protection');
  const api = useApi();
  const schedule = useQuery(scheduleQuery(api, msisdn));
  const status = useQuery(statusQuery(api, msisdn));
  if (schedule.data && status.data) {
    const given = { msisdn, schedule: schedule.data, isActive: status.data.is_active };
    return (
      <>
        <PageTitle title={t('times_page')} text={t('times_text')} />
        <StoppedNow {...given} />
        <WindowList {...given} />
      </>
    );
  }
  const error = schedule.error ?? status.error;
  if (!error) return <Skeleton height="28rem" radius="var(--r-xl)" />;
  if (error instanceof ApiError && error.status === 403) {
    return <NothingHere title={protection('closed_title')} text={protection('closed_text')} />;
  }
  if (error instanceof ApiError && error.code === 'EC_Protection_Cannot') {
    return <NothingHere title={t('times_page')} text={t('cannot')} />;
  }
  return <QueryErrorState level={1} title={t('not_loaded')} queries={[schedule, status]} />;
}
