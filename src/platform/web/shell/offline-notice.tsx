import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { OfflineBanner } from '#platform/web/ui/states/offline-banner.tsx';
import { dataMoment } from '../api/cached-answer-store.ts';
import { useIsOffline } from '../offline-context.ts';

/** How often the server is asked again while the browser believes that it has a connection. */
const askAgainMs = 10_000;

/** Shown without a connection; the screen stays, and refreshes when the connection is back. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const client = useQueryClient();
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isOffline) return undefined;
    const refresh = () => void client.invalidateQueries();
    const timer = setInterval(() => navigator.onLine && refresh(), askAgainMs);
    addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
      // Whatever was shown from before is read again.
      refresh();
    };
  }, [client, isOffline]);
  if (!isOffline) return null;
  const moment = dataMoment();
  return (
    <OfflineBanner retry={{ label: t('offline_retry'), run: () => void client.invalidateQueries() }}>
      <b>{t('offline')}</b> {moment ? t('offline_since', { moment: shownMoment(new Date(moment)) }) : t('offline_text')}
    </OfflineBanner>
  );
}
