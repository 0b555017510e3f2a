// The summary of offers before an order, and of a purchase after it.

import type { ContractSummary } from '#platform/contract-summary.ts';
import { shownDay, sofiaDay } from '#platform/clock.ts';
import { inLanguage } from '#platform/languages.ts';
import type { PricePeriod } from '#platform/purchases.ts';
import type { Offer } from '#platform/server/purchases/purchase-kind.ts';
import type { OwnedPurchase } from './store.ts';
import * as parts from './summary-texts.ts';

export type SummarizedItem = {
  name: string;
  /** Null if only the document contains it. */
  priceCents: number | null;
  per: PricePeriod;
  free: { days: number } | { until: string } | null;
  validDays: number | null;
};

export function itemOfOffer(offer: Offer): SummarizedItem {
  return { ...offer, free: offer.freeDays === null ? null : { days: offer.freeDays } };
}

export function itemOfPurchase(purchase: OwnedPurchase, language: parts.SummaryTexts['language']): SummarizedItem {
  return {
    name: inLanguage({ bg: purchase.name_bg, en: purchase.name_en }, language),
    priceCents: purchase.price_cents,
    per: purchase.price_per,
    free: purchase.free_until === null ? null : { until: purchase.free_until },
    validDays: null,
  };
}

export function summarizeItems(
  texts: parts.SummaryTexts,
  items: readonly SummarizedItem[],
  made: Date,
): ContractSummary {
  const { t } = texts;
  return {
    title: t('document.summary.title', { name: items.map(({ name }) => name).join(', ') }),
    made_on: sofiaDay(made),
    sections: [
      parts.operatorSection(texts),
      {
        title: t('document.summary.services'),
        facts: items.map(({ name }) => ({ name: t('document.summary.service'), value: name })),
      },
      parts.speedSection(texts, []),
      {
        title: t('document.summary.price'),
        facts: [...items.map((item) => ({ name: item.name, value: priceText(texts, item) })), parts.vatFact(texts)],
      },
      { title: t('document.summary.term'), facts: [...termFacts(texts, items), parts.withdrawalFact(texts)] },
      parts.accessSection(texts),
    ],
  };
}

function priceText(texts: parts.SummaryTexts, { priceCents, per, free }: SummarizedItem): string {
  const { t } = texts;
  if (priceCents === null) return t('document.summary.in_document');
  const amount = parts.amountText(texts, priceCents);
  const price = t(per === 'month' ? 'document.summary.monthly' : 'document.summary.once', { amount });
  if (free === null) return price;
  return 'days' in free
    ? t('document.summary.free', { days: free.days, price })
    : t('document.summary.free_until', { day: shownDay(free.until), price });
}

/** What is paid once is not unlimited; without its days nothing is known. */
function durationFacts({ t }: Pick<parts.SummaryTexts, 't'>, per: PricePeriod, validDays: number | null) {
  if (validDays === null && per === 'once') return [];
  const value = validDays === null ? t('document.summary.endless') : t('document.summary.valid', { days: validDays });
  return [{ name: t('document.summary.duration'), value }];
}

/** What applies to all items is said once. */
function termFacts({ t }: parts.SummaryTexts, items: readonly SummarizedItem[]) {
  const facts = items.flatMap(({ per, validDays }) => [
    ...durationFacts({ t }, per, validDays),
    {
      name: t('document.summary.renewal'),
      value: t(per === 'month' ? 'document.summary.renewal_month' : 'document.summary.renewal_none'),
    },
    {
      name: t('document.summary.ending'),
      value: t(per === 'month' ? 'document.summary.ending_month' : 'document.summary.ending_once'),
    },
  ]);
  return [...new Map(facts.map((fact) => [`${fact.name}: ${fact.value}`, fact])).values()];
}
