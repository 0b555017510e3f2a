import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';

type DeskContentProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

const rows = (
  <div className="desk-stack">
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
    <Skeleton height="3rem" />
  </div>
);

/** The content of a query; a refusal names the missing role. */
export function DeskContent<Data>({ query, children }: DeskContentProps<Data>) {
  const t = useTranslations('operator-desk');
  if (query.error instanceof ApiError && query.error.code === 'Error_403') return <p>{t('forbidden')}</p>;
  return (
    <QueryContent query={query} title={t('not_loaded')} errorTexts="operator-desk" skeleton={rows}>
      {children}
    </QueryContent>
  );
}
