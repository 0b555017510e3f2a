import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { uniqueIdHeaders } from '#platform/web/number-proof/unique-id.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { withdrawOpen, type WithdrawalPreview } from '../contract.ts';
import { openWithdrawalQuery } from './queries.ts';
import { StatementForm } from './statement-form.tsx';
import { useOpenLimitText } from './use-open-limit-text.ts';
import { usePurchaseTexts } from './use-purchase-texts.ts';
import { WithdrawalDone } from './withdrawal-done.tsx';
import { WithdrawalMeaning } from './withdrawal-meaning.tsx';
import './contracts.css';

const music = '/campaigns/music';

/** The withdrawal from music that was started without sign-in, after the proof of the number on the page of the offer. */
export function WithdrawMusicScreen() {
  const t = useTranslations('contracts');
  const query = useQuery(openWithdrawalQuery(useApi(), 'music', useLanguage()));
  useDocumentTitle(t('withdraw_here'));
  return (
    <div className="grid gap-8">
      <BackLink to={music}>{t('open_back')}</BackLink>
      <QueryContent query={query} height="24rem" level={1} title={t('open_not_loaded')}>
        {(found) => (typeof found === 'string' ? <NothingFound reason={found} /> : <Content preview={found} />)}
      </QueryContent>
    </div>
  );
}

function NothingFound({ reason }: { reason: 'not-proved' | 'not-bought' }) {
  const t = useTranslations('contracts');
  const isProved = reason === 'not-bought';
  return (
    <PageTitle
      title={t(isProved ? 'open_none_title' : 'open_prove_title')}
      text={t(isProved ? 'open_none_text' : 'open_prove_text')}
      aside={
        <PortalLink to={music} className={buttonClass({ kind: isProved ? 'soft' : 'primary' })}>
          {t(isProved ? 'open_back' : 'open_prove')}
        </PortalLink>
      }
    />
  );
}

function Content({ preview }: { preview: WithdrawalPreview }) {
  const t = useTranslations('contracts');
  const texts = usePurchaseTexts();
  const limitText = useOpenLimitText();
  const { purchase } = preview;
  if (purchase.withdrawal) return <WithdrawalDone purchase={purchase} withdrawal={purchase.withdrawal} isOpen />;
  if (purchase.refusal !== null) return <PageTitle title={purchase.name} text={texts.period(purchase)} />;
  return (
    <>
      <PageTitle title={t('statement_title', { name: purchase.name })} text={t('statement_text')} />
      <div className="withdraw-grid">
        <WithdrawalMeaning preview={preview} />
        <StatementForm
          preview={preview}
          send={(api, statement) =>
            api.call(withdrawOpen, {
              query: { kind: purchase.kind },
              headers: uniqueIdHeaders(),
              body: { purchase_id: purchase.purchase_id, ...statement },
            })
          }
          backTo={music}
          whereToSee={t('open_unknown_where')}
          textOf={limitText}
        />
      </div>
    </>
  );
}
