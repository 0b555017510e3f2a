import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { FileLink } from '#platform/web/file-link.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { purchaseSummary, withdrawalReceipt, type Purchase, type Withdrawal } from '../contract.ts';
import { AfterPeriod } from './after-period.tsx';
import { usePurchaseTexts } from './use-purchase-texts.ts';

/** Each purchase with its withdrawal function, or why it has none. */
export function PurchaseList({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <ul className="contract-grid">
      {purchases.map((purchase) => (
        <PurchaseCard key={purchase.purchase_id} purchase={purchase} />
      ))}
    </ul>
  );
}

function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('contracts');
  const texts = usePurchaseTexts();
  const { name, service_id, refusal, withdrawal } = purchase;
  return (
    <Card as="li" className="grid gap-3">
      <div>
        <h3 className="text-l">{name}</h3>
        <p className="text-s text-ink-quiet">
          {[
            service_id && readableNumber(service_id),
            texts.price(purchase),
            t('concluded', { day: texts.concludedOn(purchase) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p>{texts.period(purchase)}</p>
      {withdrawal && <Progress purchase={purchase} withdrawal={withdrawal} />}
      {refusal === null && <WithdrawLink purchase={purchase} />}
      <AfterPeriod purchase={purchase} />
      <Files purchase={purchase} />
    </Card>
  );
}

export function WithdrawLink({ purchase: { purchase_id, name } }: { purchase: Purchase }) {
  const t = useTranslations('contracts');
  return (
    <PortalLink
      to={`/contracts/withdraw/${encodeURIComponent(purchase_id)}`}
      className={buttonClass({ kind: 'soft' })}
      aria-label={t('withdraw_from', { name })}
    >
      {t('withdraw_here')}
    </PortalLink>
  );
}

function Progress({ purchase, withdrawal }: { purchase: Purchase; withdrawal: Withdrawal }) {
  const texts = usePurchaseTexts();
  return (
    <p className="flex flex-wrap items-center gap-2 text-s">
      <Badge tone={withdrawal.state === 'ended' ? 'good' : 'waiting'}>{texts.state(purchase, withdrawal)}</Badge>
      {texts.refund(purchase, withdrawal)}
    </p>
  );
}

function Files({ purchase: { purchase_id: purchaseId, name, withdrawal } }: { purchase: Purchase }) {
  const t = useTranslations('contracts');
  const params = { purchaseId };
  return (
    <div className="grid gap-1 text-s">
      <FileLink failed={t('file_failed')} read={(api) => api.download(purchaseSummary, { params })}>
        <span aria-hidden>{t('summary_pdf')}</span>
        <span className="sr-only">{t('summary_of', { name })}</span>
      </FileLink>
      {withdrawal && (
        <FileLink failed={t('file_failed')} read={(api) => api.download(withdrawalReceipt, { params })}>
          <span aria-hidden>{t('receipt_pdf')}</span>
          <span className="sr-only">{t('receipt_of', { name })}</span>
        </FileLink>
      )}
    </div>
  );
}
