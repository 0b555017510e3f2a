import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
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
  const query = useQuery(securityCodesQuery(useApi()));
  const { data: entries, error } = query;
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
      {!entries && error && <QueryErrorState title={t('failed_title')} queries={[query]} />}
    </div>
  );
}

/** A missing code takes precedence over an existing one. */
function stateOf(entries: readonly SecurityCodeEntry[]): 'none' | 'some' | 'not' {
  if (entries.some(({ is_eligible, has_security_code: has }) => is_eligible && !has)) return 'none';
  return entries.some(({ has_security_code: has }) => has) ? 'some' : 'not';
}
