import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { Progress } from '#platform/web/ui/progress.tsx';
import { readLanding, type LandingPage as Landing } from '../contract.ts';
import { Frame } from './frame.tsx';
import { isOverError } from './kept-workflow.ts';
import { StepTitle } from './page-words.tsx';

type LandingPageProps = { children: (landing: Landing, landingId: string) => ReactNode };

/** What a link is about. Opening it asks; only a press of a button answers. */
export function LandingPage({ children }: LandingPageProps) {
  const t = useTranslations('registration');
  const errors = useTranslations('errors');
  const api = useApi();
  const { workflow: landingId = '' } = useSearch({ strict: false }) as { workflow?: string };
  const { data, error } = useQuery({
    queryKey: ['registration-landing', landingId],
    queryFn: ({ signal }) => api.call(readLanding, { headers: { 'workflow-correlation-id': landingId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) {
    const isOver = isOverError(error) || landingId === '';
    return (
      <Frame page={null} workflow={null}>
        <StepTitle
          title={t('land_over_title')}
          text={isOver ? t('land_over_text') : errors('EC_SERVICE_UNAVAILABLE')}
        />
      </Frame>
    );
  }
  return (
    <Frame page={null} workflow={null}>
      {data ? children(data, landingId) : <Progress label={t('more')} />}
    </Frame>
  );
}
