import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { OfflineBanner } from '#platform/web/ui/states/offline-banner.tsx';

/** Shown while the browser is offline; the screen stays and refreshes when the connection is back. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const client = useQueryClient();
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
  if (online) return null;
  return (
    <OfflineBanner retry={{ label: t('offline_retry'), run: () => void client.invalidateQueries() }}>
      <b>{t('offline')}</b> {t('offline_text')}
    </OfflineBanner>
  );
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
