import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';
import { ApiError, NoAnswer } from '../api/api-error.ts';
import { useDocumentTitle } from '../use-document-title.ts';

/** The error page of a screen, with a retry. What did not load loads when the connection is back. */
export function BrokenScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const t = useTranslations('shell');
  const router = useRouter();
  useDocumentTitle(t('broken_title'));
  const notLoaded = error instanceof NoAnswer;
  const isOffline = notLoaded && !navigator.onLine;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const goOn = useEffectEvent(retry);
  useEffect(() => {
    if (!notLoaded) return;
    const whenBack = () => goOn();
    addEventListener('online', whenBack);
    return () => removeEventListener('online', whenBack);
  }, [notLoaded]);
  return (
    <ErrorState
      level={1}
      title={isOffline ? t('offline') : notLoaded ? t('not_loaded_title') : t('broken_title')}
      text={isOffline ? t('offline_unseen') : notLoaded ? t('not_loaded_text') : t('broken_text')}
      retry={{ label: t('retry'), run: retry }}
      note={error instanceof ApiError && error.traceId ? t('broken_trace', { trace: error.traceId }) : undefined}
    />
  );
}
