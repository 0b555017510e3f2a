import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { shownDay } from '#platform/clock.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { EsigningStatus } from '../contract.ts';
import type { Document } from '../signing/contract.ts';
import { byDeadline, tabOf } from '../signing/rules.ts';
import { registerEsigningDialogs } from './dialogs.ts';
import { DocumentTabs } from '../signing/web/document-tabs.tsx';
import { DocumentsOfTab } from './documents-of-tab.tsx';
import { documentsQuery } from '../signing/web/queries.ts';
import { statusQuery } from './queries.ts';
import { SigningCards } from '../activation/web/signing-cards.tsx';
import './e-signing.css';

registerEsigningDialogs();

/** The documents to sign, the signed ones, and the signing settings. */
export function DocumentsScreen() {
  const t = useTranslations('e-signing');
  const shell = useTranslations('shell');
  const api = useApi();
  const status = useQuery(statusQuery(api));
  const documents = useQuery(documentsQuery(api, useLanguage()));
  useDocumentTitle(t('page'));
  if (documents.data && status.data) return <Documents documents={documents.data} statuses={status.data} />;
  const error = documents.error ?? status.error;
  return (
    <div className="grid gap-6">
      <BackLink to="/my-profile">{t('back')}</BackLink>
      {error ? (
        <QueryErrorState level={1} title={t('list_failed')} queries={[documents, status]} />
      ) : (
        <SkeletonGroup label={shell('loading')}>
          <Skeleton height="30rem" radius="var(--r-l)" />
        </SkeletonGroup>
      )}
    </div>
  );
}

type Search = { activeTab?: string; documentId?: string };

export function Documents({ documents, statuses }: { documents: Document[]; statuses: EsigningStatus[] }) {
  const t = useTranslations('e-signing');
  const { activeTab, documentId } = useSearch({ strict: false }) as Search;
  const waiting = documents.filter(({ status }) => status === 'ForSigning').toSorted(byDeadline);
  // Expired documents stay in the list, but are not counted.
  const signable = waiting.filter(({ is_expired: isLate }) => !isLate);
  const finished = documents.filter(({ status }) => status !== 'ForSigning');
  // A link to a document opens the tab that contains it now.
  const tab = finished.some(({ document_id }) => document_id === documentId) ? 'history' : tabOf(activeTab);
  const lists = { 'for-signing': waiting, history: finished };
  return (
    <div className="grid gap-8">
      <div className="grid gap-6">
        <BackLink to="/my-profile">{t('back')}</BackLink>
        <PageTitle
          title={t('title_waits', { count: signable.length })}
          text={useTitleText(signable)}
          aside={<DocumentTabs tab={tab} counts={{ 'for-signing': signable.length, history: finished.length }} />}
        />
      </div>
      <DocumentsOfTab key={tab} tab={tab} documents={lists[tab]} statuses={statuses} documentId={documentId} />
      <SigningCards statuses={statuses} />
      <p>
        <PortalLink to="/contracts" className={textLinkClass}>
          {t('to_summaries')}
        </PortalLink>
      </p>
    </div>
  );
}

function useTitleText(waiting: readonly Document[]): string {
  const t = useTranslations('e-signing');
  if (waiting.length === 0) return t('text_none');
  const first = waiting[0]?.sign_by;
  return first ? t('text_waits_until', { day: shownDay(first) }) : t('text_waits');
}
