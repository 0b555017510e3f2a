import { useTranslations } from 'use-intl/react';
import { useCheckedAmount } from '../use-checked-amount.ts';
import { PaymentPageDialog } from './payment-page-dialog.tsx';

export function AddCardDialog() {
  const t = useTranslations('profile-cards');
  const amount = useCheckedAmount();
  return <PaymentPageDialog title={t('add_card_title')} text={t('add_card_text', { amount })} replacedCardId={null} />;
}
