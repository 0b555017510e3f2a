import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryErrorState, type QueryErrorStateProps } from './query-error-state.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

type QueryContentProps<Data> = Omit<QueryErrorStateProps, 'queries'> & {
  query: UseQueryResult<Data>;
  /** Shown while the query loads. */
  skeleton?: ReactNode;
  /** The height of the default skeleton. */
  height?: string;
  children: (data: Data) => ReactNode;
};

/** The content of a query; before that a skeleton, and the error with a retry if there is none. */
export function QueryContent<Data>({
  query,
  skeleton,
  height = '4.75rem',
  children,
  ...error
}: QueryContentProps<Data>) {
  const shell = useTranslations('shell');
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <QueryErrorState {...error} queries={[query]} />;
  return (
    <SkeletonGroup label={shell('loading')}>
      {skeleton ?? <Skeleton height={height} radius="var(--r-l)" />}
    </SkeletonGroup>
  );
}
