import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';

/** The loaded data; before that a placeholder or the error. */
export function Loaded<Data>({
  query,
  height = '4.75rem',
  children,
}: {
  query: UseQueryResult<Data>;
  height?: string;
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('profile');
  const shell = useTranslations('shell');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error) {
    const retry = { label: shell('retry'), run: () => void refetch(), busy: isFetching };
    return <ErrorState title={t('list_failed')} text={errorText(error)} retry={retry} />;
  }
  return (
    <SkeletonGroup label={shell('loading')}>
      <Skeleton height={height} radius="var(--r-l)" />
    </SkeletonGroup>
  );
}
