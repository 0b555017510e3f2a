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
import type { Purchase } from '../contract.ts';
import { PurchaseList } from './purchase-list.tsx';
import { overviewQuery } from './queries.ts';
import './contracts.css';

/** The withdrawal function: it always exists, and says so when there is nothing to withdraw from. */
export function WithdrawScreen() {
  const t = useTranslations('contracts');
  useDocumentTitle(t('withdraw_here'));
  const query = useQuery(overviewQuery(useApi(), useLanguage()));
  return (
    <div className="grid gap-8">
      <BackLink to="/contracts">{t('back')}</BackLink>
      <QueryContent query={query} height="24rem" level={1} title={t('not_loaded')}>
        {({ purchases }) => <Choice purchases={purchases.filter(({ refusal }) => refusal === null)} />}
      </QueryContent>
    </div>
  );
}

function Choice({ purchases }: { purchases: readonly Purchase[] }) {
  const t = useTranslations('contracts');
  if (purchases.length === 0)
    return (
      <PageTitle
        title={t('function_none_title')}
        text={t('function_none_text')}
        aside={
          <PortalLink to="/contracts" className={buttonClass({ kind: 'soft' })}>
            {t('function_see_all')}
          </PortalLink>
        }
      />
    );
  return (
    <>
      <PageTitle title={t('function_title')} text={t('function_text')} />
      <Section title={t('bought')} titleHidden>
        <PurchaseList purchases={purchases} />
      </Section>
    </>
  );
}
