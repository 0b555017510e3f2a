import { useTranslations } from 'use-intl/react';
import { centsOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import type { WithdrawalPreview } from '../contract.ts';
import { FactLines } from './fact-lines.tsx';
import { usePurchaseTexts } from './use-purchase-texts.ts';

/** What ends when, what was used, what is due and what returns, before anything is confirmed. */
export function WithdrawalMeaning({ preview }: { preview: WithdrawalPreview }) {
  const t = useTranslations('contracts');
  const amountText = useAmountText();
  const texts = usePurchaseTexts();
  const isEnabled = useIsAreaEnabled();
  const { purchase, also_ends, used_days, due, refund, refund_to } = preview;
  const { name, kind, service_id, price, paid } = purchase;
  const isSpent = kind === 'top-up';
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-l">{t('means')}</h2>
      <FactLines
        facts={[
          {
            name: t('means_ends'),
            value: service_id
              ? t('means_ends_number', { name, number: readableNumber(service_id) })
              : t('means_ends_value', { name }),
          },
          ...(also_ends.length > 0 ? [{ name: t('means_also'), value: also_ends.join(', ') }] : []),
          ...(price === null || isSpent
            ? []
            : [{ name: t('means_used'), value: t('means_used_value', { days: used_days }) }]),
          ...(price === null
            ? []
            : [
                { name: isSpent ? t('means_spent') : texts.dueName(due, paid), value: amountText(due) },
                {
                  name: t('means_refund'),
                  value:
                    centsOf(refund) > 0
                      ? t('means_refund_value', { amount: amountText(refund), where: t(`to_${refund_to}`) })
                      : t(centsOf(paid) > 0 ? 'means_refund_used' : 'means_refund_none'),
                },
              ]),
        ]}
      />
      <p className="text-s text-ink-quiet">{[texts.price(purchase), texts.period(purchase)].join('. ')}.</p>
      {preview.leaves_without === 'roaming' && (
        <p className="font-mid">
          {t('means_without_roaming')}{' '}
          {isEnabled('roaming') && (
            <PortalLink to="/roaming" search={{ msisdn: service_id ?? '' }} className={textLinkClass}>
              {t('means_choose_roaming')}
            </PortalLink>
          )}
        </p>
      )}
      {preview.is_pending && <p>{t('means_pending')}</p>}
      {price === null && <p>{t('means_document')}</p>}
      {preview.is_later_month && <p>{t('means_later_month')}</p>}
      {refund_to === 'bill' && price !== null && <p className="text-s text-ink-quiet">{t('means_bill')}</p>}
    </Card>
  );
}
