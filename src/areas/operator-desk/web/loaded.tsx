import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** The loaded data; before that a skeleton, and a retry after an error. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const t = useTranslations('operator-desk');
  const errorText = useErrorText('operator-desk');
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof ApiError && query.error.code === 'Error_403') return <p>{t('forbidden')}</p>;
  if (query.error) {
    const retry = { label: t('retry'), run: () => void query.refetch(), busy: query.isFetching };
    return <ErrorState title={t('not_loaded')} text={errorText(query.error)} retry={retry} />;
  }
  return (
    <SkeletonGroup label={t('loading')} className="desk-stack">
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </SkeletonGroup>
  );
}
