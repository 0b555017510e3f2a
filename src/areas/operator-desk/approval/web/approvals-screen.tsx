import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { DeskContent } from '../../web/desk-content.tsx';
import { listProposals } from '../contract.ts';
import { ProposalCard } from './proposal-card.tsx';
import { proposalsKey } from './queries.ts';

export function ApprovalsScreen() {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const query = useQuery({ queryKey: proposalsKey, queryFn: ({ signal }) => api.call(listProposals, { signal }) });
  useDocumentTitle(t('approvals_title'));
  return (
    <>
      <PageTitle title={t('approvals_title')} text={t('approvals_text')} />
      <DeskContent query={query}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState title={t('approvals_none')} text={t('approvals_none_text')} />
          ) : (
            <ul className="desk-stack">
              {proposals.map((proposal) => (
                <ProposalCard key={proposal.proposal} proposal={proposal} />
              ))}
            </ul>
          )
        }
      </DeskContent>
    </>
  );
}
