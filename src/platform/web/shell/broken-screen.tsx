import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';
import { ApiError, NoAnswer } from '../api/api-error.ts';
import { AskButton } from '../ask/ask-button.tsx';
import { brokenSubject } from '../ask/refusal-subject.ts';
import { useDocumentTitle } from '../use-document-title.ts';

/** The error page of a screen, with a retry. What did not load loads when the connection is back. */
export function BrokenScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const t = useTranslations('shell');
  const router = useRouter();
  useDocumentTitle(t('broken_title'));
  const cause = causeOf(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  // Some browsers remember that code did not load, until the page is loaded again.
  useWhenBack(cause !== 'broken', cause === 'offline' ? () => location.reload() : retry);
  return (
    <ErrorState
      level={1}
      title={t(texts[cause].title)}
      text={t(texts[cause].text)}
      retry={{ label: t('retry'), run: retry }}
      action={cause === 'broken' && <AskButton subject={brokenSubject(error)} />}
      note={error instanceof ApiError && error.traceId ? t('broken_trace', { trace: error.traceId }) : undefined}
    />
  );
}

const texts = {
  broken: { title: 'broken_title', text: 'broken_text' },
  'not-loaded': { title: 'not_loaded_title', text: 'not_loaded_text' },
  offline: { title: 'offline', text: 'offline_unseen' },
} as const;

/** Without a connection neither data nor code of a screen that was never opened arrives. */
function causeOf(error: unknown): keyof typeof texts {
  if (error instanceof ApiError) return 'broken';
  if (!navigator.onLine) return 'offline';
  return error instanceof NoAnswer ? 'not-loaded' : 'broken';
}

function useWhenBack(isWaiting: boolean, run: () => void): void {
  const goOn = useEffectEvent(run);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const whenBack = () => goOn();
    addEventListener('online', whenBack);
    return () => removeEventListener('online', whenBack);
  }, [isWaiting]);
}
