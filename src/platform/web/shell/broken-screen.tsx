import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';
import { ApiError, NoAnswer } from '../api/api-error.ts';
import { useDocumentTitle } from '../use-document-title.ts';

/** The error page of a screen, with a retry. */
export function BrokenScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const t = useTranslations('shell');
  const router = useRouter();
  useDocumentTitle(t('broken_title'));
  const notLoaded = error instanceof NoAnswer;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      level={1}
      title={notLoaded ? t('not_loaded_title') : t('broken_title')}
      text={notLoaded ? t('not_loaded_text') : t('broken_text')}
      retry={{ label: t('retry'), run: retry }}
      note={error instanceof ApiError && error.traceId ? t('broken_trace', { trace: error.traceId }) : undefined}
    />
  );
}
