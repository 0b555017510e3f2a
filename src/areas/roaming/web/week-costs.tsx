import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl/react';
import { mainCurrency } from '#platform/currencies.ts';
import { shownPrice, type PriceItem } from '#platform/money.ts';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import type { Roaming, RoamingCountry } from '../contract.ts';
import { weeks } from '../country-costs.ts';
import { weekTypes, type WeekType } from '../constants.ts';
import { useDataText, usePackageText } from './use-amount-text.ts';

type WeekCostsProps = { country: RoamingCountry; roaming: Roaming };
type CountryPlan = RoamingCountry['plans'][number];

/** The cost of a week there with each plan, cheapest first. */
export function WeekCosts({ country, roaming }: WeekCostsProps) {
  const t = useTranslations('roaming');
  const [week, setWeek] = useState<WeekType>('usual');
  const dataWords = useDataText();
  const { outgoing_call: out, incoming_call: incoming, sms, data } = weeks[week];
  const sorted = country.plans.toSorted((one, other) => sumOf(one, week) - sumOf(other, week));
  const cheapest = sorted[0] && sumOf(sorted[0], week);
  return (
    <div className="week">
      <h3>{t('week_title')}</h3>
      <ChoiceChips
        legend={t('week_use')}
        choices={weekTypes.map((value) => ({ value, label: t(`week_${value}`) }))}
        value={week}
        onValueChange={setWeek}
      />
      <p className="week-note">{t('week_note', { out, incoming, sms, data: dataWords(data) })}</p>
      <ul className="week-plans">
        {sorted.map((plan) => (
          <WeekRow
            key={plan.plan_id}
            plan={plan}
            roaming={roaming}
            prices={pricesOf(plan, week)}
            isBest={sorted.length > 1 && sumOf(plan, week) === cheapest}
          />
        ))}
      </ul>
    </div>
  );
}

type WeekRowProps = { plan: CountryPlan; roaming: Roaming; prices: PriceItem[] | undefined; isBest: boolean };

function WeekRow({ plan, roaming, prices, isBest }: WeekRowProps) {
  const t = useTranslations('roaming');
  const language = useLanguage();
  const packageWords = usePackageText();
  const rateWords = useRateWords();
  const known = roaming.roaming_plans.find(({ plan_id }) => plan_id === plan.plan_id);
  const note = plan.component_type === 'PACKAGE' && known ? packageWords(known) : rateWords(plan);
  return (
    <li data-best={(isBest && prices !== undefined) || undefined}>
      <div className="min-w-0">
        <b>{plan.name}</b>
        <small>{note}</small>
        <span className="week-badges">
          {plan.is_active && (
            <Badge tone="good" shape={checkIcon}>
              {t('week_active')}
            </Badge>
          )}
          {isBest && prices && <Badge tone="info">{t('week_best')}</Badge>}
        </span>
      </div>
      {prices ? <Price prices={prices} language={language} align="end" /> : <small>{t('week_unknown')}</small>}
    </li>
  );
}

/** 0,39 a minute, 0,19 an incoming minute, …: the charges of the plan there. */
function useRateWords(): (plan: CountryPlan) => string {
  const t = useTranslations('roaming');
  const language = useLanguage();
  const format = useFormatter();
  return ({ component_type, prices }) => {
    const charged = prices.flatMap(({ type, price_currency }) => {
      const main = price_currency.find(({ currency }) => currency === mainCurrency);
      // For an additional tariff a free rate is worth showing.
      const isShown = main && (main.value > 0 || component_type === 'ADDITIONAL_TARIFF');
      return isShown ? [t(`rate_${type}`, { price: shownPrice(main, language) })] : [];
    });
    if (charged.length === 0) return t('rates_none');
    const rates = format.list(charged, { type: 'unit', style: 'short' });
    return charged.length < prices.length ? t('rates_rest', { rates }) : rates;
  };
}

function pricesOf(plan: CountryPlan, week: WeekType): PriceItem[] | undefined {
  return plan.week.find(({ use }) => use === week)?.price_currency;
}

function sumOf(plan: CountryPlan, week: WeekType): number {
  const main = pricesOf(plan, week)?.find(({ currency }) => currency === mainCurrency);
  return main?.value ?? Number.POSITIVE_INFINITY;
}
