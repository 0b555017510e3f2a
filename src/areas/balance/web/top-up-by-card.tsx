import { useTranslations } from 'use-intl/react';
import { centsOf } from '#platform/money.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { OfferSummary } from '#platform/web/contract-summary/offer-summary.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import type { TopUpOffers } from '../top-up-contract.ts';
import { bankPage, type CardChoice } from './use-card-choice.ts';
import { ownAmount, type TopUpAmount } from './use-top-up-amount.ts';

type CardPartProps = { offers: TopUpOffers; amount: TopUpAmount; cards: CardChoice; isChecked: boolean };

/** The amount and the card of a top-up. */
export function CardPart({ offers, amount, cards, isChecked }: CardPartProps) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  if (!offers.has_card_payments) return <p>{t('no_cards')}</p>;
  const limits = { smallest: amountText(offers.smallest), largest: amountText(offers.largest) };
  return (
    <>
      <div className="top-up-amounts">
        <span className="text-s font-bold" aria-hidden>
          {t('amount')}
        </span>
        <ChoiceChips
          legend={t('amount')}
          value={amount.choice}
          onValueChange={amount.choose}
          choices={[
            ...offers.amounts.map((offer) => ({ value: String(centsOf(offer)), label: amountText(offer) })),
            { value: ownAmount, label: t('own_amount') },
          ]}
        />
      </div>
      {amount.choice === ownAmount && (
        <TextField
          label={t('own_amount_label')}
          help={t('own_amount_note', limits)}
          inputMode="decimal"
          suffix="EUR"
          value={amount.entered}
          onChange={(event) => amount.enter(event.target.value)}
          error={isChecked && amount.cents === null ? t('amount_wrong', limits) : undefined}
        />
      )}
      <RadioGroup
        legend={t('pay_with')}
        value={cards.chosen}
        onValueChange={cards.choose}
        options={[
          ...cards.cards.map(({ card_id, label }) => ({
            value: card_id,
            label: t('card_name', label),
            note: t('next_saved'),
          })),
          { value: bankPage, label: t('another_card'), note: t('next_bank') },
        ]}
      />
      <OfferSummary kind="top-up" msisdn={null} subjects={amount.cents === null ? [] : [String(amount.cents)]} />
    </>
  );
}
