import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { ContractsOverview } from '../contract.ts';
import { ContractTerms } from './contract-terms.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { overviewQuery } from './queries.ts';
import './contracts.css';

export function ContractsScreen() {
  const t = useTranslations('contracts');
  useDocumentTitle(t('page'));
  const query = useQuery(overviewQuery(useApi(), useLanguage()));
  return (
    <div className="grid gap-8">
      <BackLink to="/">{t('home')}</BackLink>
      <QueryContent query={query} height="24rem" level={1} title={t('not_loaded')}>
        {(overview) => <Content overview={overview} />}
      </QueryContent>
    </div>
  );
}

function Content({ overview: { purchases, contracts } }: { overview: ContractsOverview }) {
  const t = useTranslations('contracts');
  const open = purchases.filter(({ refusal }) => refusal === null);
  return (
    <>
      <PageTitle
        title={t('title', { count: open.length })}
        text={t('text')}
        aside={
          <PortalLink to="/contracts/withdraw" className={buttonClass({ kind: 'primary', tall: true })}>
            {t('withdraw_here')}
          </PortalLink>
        }
      />
      <Section title={t('bought')} text={t('bought_text')}>
        {purchases.length === 0 ? (
          <p className="text-ink-quiet">{t('bought_empty')}</p>
        ) : (
          <PurchaseList purchases={purchases} />
        )}
      </Section>
      <Section title={t('contracts')} text={t('contracts_text')}>
        {contracts.length === 0 ? (
          <p className="text-ink-quiet">{t('contracts_empty')}</p>
        ) : (
          <ul className="contract-grid">
            {contracts.map((contract) => (
              <ContractTerms key={contract.contract_id} contract={contract} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
