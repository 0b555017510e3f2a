import { useTranslations } from 'use-intl/react';
import type { Card } from '../../contract.ts';
import { useCheckedAmount } from '../use-checked-amount.ts';
import { PaymentPageDialog } from './payment-page-dialog.tsx';

export function ReplaceCardDialog({ card }: { card: Card }) {
  const t = useTranslations('profile-cards');
  const amount = useCheckedAmount();
  return (
    <PaymentPageDialog
      title={t('replace_card_title', { name: card.name })}
      text={t('replace_card_text', { amount })}
      replacedCardId={card.card_id}
    />
  );
}
