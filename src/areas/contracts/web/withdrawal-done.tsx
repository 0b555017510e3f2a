import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownMoment } from '#platform/clock.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { FileLink } from '#platform/web/file-link.tsx';
import { focusHeading } from '#platform/web/focus-heading.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { withdrawalReceipt, type Purchase, type Withdrawal } from '../contract.ts';
import { FactLines } from './fact-lines.tsx';
import { usePurchaseTexts } from './use-purchase-texts.ts';

type WithdrawalDoneProps = {
  purchase: Purchase;
  withdrawal: Withdrawal;
  /** Without sign-in: the receipt comes by e-mail only, and its address is not shown. */
  isOpen?: boolean;
};

/** The accepted withdrawal: its moment, its receipt, and how far it is carried out. */
export function WithdrawalDone({ purchase, withdrawal, isOpen = false }: WithdrawalDoneProps) {
  const t = useTranslations('contracts');
  const amountText = useAmountText();
  const texts = usePurchaseTexts();
  const moment = shownMoment(new Date(withdrawal.submitted_at));
  const { purchase_id: purchaseId, name } = purchase;
  // The button that had the focus is gone: screen readers announce the result.
  useEffect(focusHeading, []);
  return (
    <>
      <PageTitle
        title={t('done_title', { name })}
        text={isOpen ? t('open_done', { moment }) : t('done_text', { moment, email: withdrawal.email })}
        aside={
          <PortalLink to={isOpen ? '/campaigns/music' : '/contracts'} className={buttonClass({ kind: 'soft' })}>
            {t(isOpen ? 'open_back' : 'done_back')}
          </PortalLink>
        }
      />
      <Card as="section" className="grid max-w-[40rem] gap-4">
        <h2 className="text-l">{t('done_next')}</h2>
        <FactLines
          facts={[
            { name: t('done_state'), value: texts.state(purchase, withdrawal) },
            ...(purchase.price === null
              ? []
              : [
                  { name: texts.dueName(withdrawal.due, purchase.paid), value: amountText(withdrawal.due) },
                  { name: t('done_refund'), value: texts.refund(purchase, withdrawal) },
                ]),
          ]}
        />
        {purchase.price === null && <p>{t('means_document')}</p>}
        {withdrawal.is_later_month && <p>{t('means_later_month')}</p>}
        {!isOpen && (
          <FileLink
            failed={t('file_failed')}
            read={(api) => api.download(withdrawalReceipt, { params: { purchaseId } })}
          >
            {t('receipt_pdf')}
          </FileLink>
        )}
      </Card>
    </>
  );
}
