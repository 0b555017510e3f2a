import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Progress } from '#platform/web/ui/cards/progress.tsx';
import { readLanding, type LandingPage as Landing } from '../contract.ts';
import { Frame } from './frame.tsx';
import { isOverError } from './current-workflow.ts';
import { StepTitle } from './page-texts.tsx';
import { landingKey } from './queries.ts';

type LandingPageProps = { children: (landing: Landing, landingId: string) => ReactNode };

/** The page of a link. Opening it only reads; a button sends the answer. */
export function LandingPage({ children }: LandingPageProps) {
  const t = useTranslations('registration');
  const api = useApi();
  const { workflow: landingId = '' } = useSearch({ strict: false }) as { workflow?: string };
  const query = useQuery({
    queryKey: landingKey(landingId),
    queryFn: ({ signal }) => api.call(readLanding, { headers: { 'workflow-correlation-id': landingId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data, error } = query;
  if (error) {
    const isOver = isOverError(error) || isMalformedLink(error);
    return (
      <Frame page={null} workflow={null}>
        {isOver ? (
          <StepTitle title={t('land_over_title')} text={t('land_over_text')} />
        ) : (
          <QueryErrorState level={1} queries={[query]} />
        )}
      </Frame>
    );
  }
  return (
    <Frame page={null} workflow={null}>
      {data ? children(data, landingId) : <Progress label={t('more')} />}
    </Frame>
  );
}

/** A mail program may truncate a link; such an id never becomes valid. */
function isMalformedLink(error: Error): boolean {
  return error instanceof ApiError && error.code === 'EC_Invalid_Request';
}
