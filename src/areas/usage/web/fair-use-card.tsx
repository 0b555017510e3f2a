import { useTranslations } from 'use-intl/react';
import { usePriceText } from '#platform/web/currency.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { FairUse } from '../contract.ts';
import { useAmountText } from './use-usage-texts.ts';

/** The volume that may be used in the EU as at home, and its computation. */
export function FairUseCard({ fairUse }: { fairUse: FairUse }) {
  const t = useTranslations('usage');
  const amountText = useAmountText();
  const priceText = usePriceText();
  const { volume, used, is_whole_plan, computed_from: from } = fairUse;
  const volumeText = amountText('data', volume);
  return (
    <Section title={t('fair_use')}>
      <Card className="grid gap-3">
        <p>
          <b>{t(is_whole_plan ? 'fair_use_whole' : 'fair_use_volume', { volume: volumeText })}</b>{' '}
          {t('fair_use_used', { used: amountText('data', used) })}
        </p>
        <p className="text-s text-ink-quiet">
          {from
            ? t('fair_use_formula', {
                price: priceText(from.net_price_currency),
                cap: priceText(from.cap_currency),
                year: String(from.year),
              })
            : t('fair_use_rule')}
        </p>
      </Card>
    </Section>
  );
}
