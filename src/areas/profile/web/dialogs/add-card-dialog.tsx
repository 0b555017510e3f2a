import { useTranslations } from 'use-intl/react';
import { priceOf } from '#platform/money.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { PaymentPageDialog } from './payment-page-dialog.tsx';

const checkedCents = 100;

export function AddCardDialog() {
  const t = useTranslations('profile-cards');
  const amount = usePriceText()(priceOf(checkedCents));
  return <PaymentPageDialog title={t('add_card_title')} text={t('add_card_text', { amount })} replacedCardId={null} />;
}
