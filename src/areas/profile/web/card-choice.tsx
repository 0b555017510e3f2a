import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import type { Card } from '../cards/contract.ts';
import { cardLife } from '../rules.ts';
import { useToday } from './use-today.ts';

type CardChoiceProps = {
  legend: string;
  cards: readonly Card[];
  value: string | null;
  onValueChange: (cardId: string) => void;
  error?: string | undefined;
};

/** A choice of the saved cards; expired ones are disabled. */
export function CardChoice({ legend, cards, value, onValueChange, error }: CardChoiceProps) {
  const t = useTranslations('profile-cards');
  const today = useToday();
  return (
    <RadioGroup
      legend={legend}
      value={value}
      onValueChange={onValueChange}
      error={error}
      options={cards.map((card) => {
        const isExpired = cardLife(card.expiration_date, today) === 'expired';
        const until = card.expiration_date ? t('card_until_short', { day: shownDay(card.expiration_date) }) : undefined;
        return {
          value: card.card_id,
          label: `${card.type === 'VISA' ? t('card_visa') : t('card_other')} ${card.name}`,
          note: isExpired ? t('card_expired_short') : until,
          disabled: isExpired,
        };
      })}
    />
  );
}
