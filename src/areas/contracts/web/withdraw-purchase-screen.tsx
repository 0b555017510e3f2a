import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { withdraw, type WithdrawalPreview } from '../contract.ts';
import { AfterPeriod } from './after-period.tsx';
import { withdrawalQuery } from './queries.ts';
import { StatementForm } from './statement-form.tsx';
import { usePurchaseTexts } from './use-purchase-texts.ts';
import { WithdrawalDone } from './withdrawal-done.tsx';
import { WithdrawalMeaning } from './withdrawal-meaning.tsx';
import './contracts.css';

/** The statement with its consequences, and its result once it is confirmed. */
export function WithdrawPurchaseScreen() {
  const t = useTranslations('contracts');
  const { purchaseId = '' } = useParams({ strict: false }) as { purchaseId?: string };
  const query = useQuery(withdrawalQuery(useApi(), purchaseId, useLanguage()));
  useDocumentTitle(t('withdraw_here'));
  return (
    <div className="grid gap-8">
      <BackLink to="/contracts">{t('back')}</BackLink>
      <QueryContent query={query} height="24rem" level={1} title={t('not_loaded')}>
        {(preview) => <Content preview={preview} />}
      </QueryContent>
    </div>
  );
}

function Content({ preview }: { preview: WithdrawalPreview }) {
  const t = useTranslations('contracts');
  const texts = usePurchaseTexts();
  const { purchase } = preview;
  if (purchase.withdrawal) return <WithdrawalDone purchase={purchase} withdrawal={purchase.withdrawal} />;
  if (purchase.refusal !== null)
    return (
      <>
        <PageTitle
          title={purchase.name}
          text={texts.period(purchase)}
          aside={
            <PortalLink to="/contracts" className={buttonClass({ kind: 'soft' })}>
              {t('done_back')}
            </PortalLink>
          }
        />
        <AfterPeriod purchase={purchase} />
      </>
    );
  return (
    <>
      <PageTitle title={t('statement_title', { name: purchase.name })} text={t('statement_text')} />
      <div className="withdraw-grid">
        <WithdrawalMeaning preview={preview} />
        <StatementForm
          preview={preview}
          send={(api, body) => api.call(withdraw, { params: { purchaseId: purchase.purchase_id }, body })}
          backTo="/contracts"
          whereToSee={t('unknown_where')}
        />
      </div>
    </>
  );
}
