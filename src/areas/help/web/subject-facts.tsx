import { useTranslations } from 'use-intl/react';
import { shownDay, shownMoment } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { usePriceText } from '#platform/web/currency.ts';
import type { Fact } from '../facts.ts';
import './help.css';

/** What the question is about, as support sees it. */
export function SubjectFacts({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations('help');
  const shown = useFactText();
  return (
    <dl className="subject-facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{t(`fact_${fact.label}`)}</dt>
          <dd>{shown(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFactText(): (fact: Fact) => string {
  const priceText = usePriceText();
  return ({ type, value }) => {
    if (typeof value === 'number') return priceText(priceOf(value));
    if (type === 'day') return shownDay(value);
    if (type === 'moment') return shownMoment(new Date(value));
    return type === 'service' ? readableNumber(value) : value;
  };
}
