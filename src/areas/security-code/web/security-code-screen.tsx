import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { SecurityCodeEntry } from '../contract.ts';
import { CodeCard } from './code-card.tsx';
import { registerSecurityCodeDialogs } from './dialogs.ts';
import { securityCodesQuery } from './queries.ts';

registerSecurityCodeDialogs();

export function SecurityCodeScreen() {
  const t = useTranslations('security-code');
  const shell = useTranslations('shell');
  const errorText = useErrorText();
  const { data: entries, error, refetch, isFetching } = useQuery(securityCodesQuery(useApi()));
  useDocumentTitle(t('page'));
  return (
    <div className="grid gap-6">
      <BackLink to="/my-profile">{t('back')}</BackLink>
      <PageTitle title={entries ? t(`title_${stateOf(entries)}`) : t('page')} text={t('text')} />
      {entries?.map((entry) => (
        <CodeCard key={entry.pid} entry={entry} />
      ))}
      {!entries && !error && (
        <SkeletonGroup label={shell('loading')}>
          <Skeleton height="12rem" radius="var(--r-l)" />
        </SkeletonGroup>
      )}
      {!entries && error && (
        <ErrorState
          title={t('failed_title')}
          text={errorText(error)}
          retry={{ label: shell('retry'), run: () => void refetch(), busy: isFetching }}
        />
      )}
    </div>
  );
}

/** A missing code takes precedence over an existing one. */
function stateOf(entries: readonly SecurityCodeEntry[]): 'none' | 'some' | 'not' {
  if (entries.some(({ is_eligible, has_security_code: has }) => is_eligible && !has)) return 'none';
  return entries.some(({ has_security_code: has }) => has) ? 'some' : 'not';
}
