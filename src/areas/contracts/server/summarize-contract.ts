// The summary of a signed contract: services, speeds, prices, term and end.

import type { ContractSummary } from '#platform/contract-summary.ts';
import { shownDay } from '#platform/clock.ts';
import { inLanguage } from '#platform/languages.ts';
import { shownNumber } from '#platform/msisdn.ts';
import { earlyEndCost, mostMonthlyPrices } from '../rules.ts';
import { monthlyOf, termOf } from './present.ts';
import type { ContractRow } from './store.ts';
import * as parts from './summary-texts.ts';

export function summarizeContract(texts: parts.SummaryTexts, contract: ContractRow, today: string): ContractSummary {
  const { t } = texts;
  const named = contract.services.map((service) => ({
    name: t('document.summary.number', { number: shownNumber(service.service_id) }),
    service,
  }));
  const speeds = named.flatMap(({ name, service }) => {
    const value = parts.speedText(texts, service);
    return value === null ? [] : [{ name, value }];
  });
  const monthly = (cents: number) => t('document.summary.monthly', { amount: parts.amountText(texts, cents) });
  return {
    title: t('document.summary.title', { name: contract.contract_id }),
    made_on: today,
    sections: [
      parts.operatorSection(texts),
      {
        title: t('document.summary.services'),
        facts: named.map(({ name, service: { tariff_bg: bg, tariff_en: en } }) => ({
          name,
          value: inLanguage({ bg, en }, texts.language),
        })),
      },
      parts.speedSection(texts, speeds),
      {
        title: t('document.summary.price'),
        facts: [
          ...named.map(({ name, service }) => ({ name, value: monthly(service.monthly_cents) })),
          { name: t('document.summary.total'), value: monthly(monthlyOf(contract)) },
          parts.vatFact(texts),
        ],
      },
      termSection(texts, contract, today),
      parts.accessSection(texts),
    ],
  };
}

function termSection(texts: parts.SummaryTexts, contract: ContractRow, today: string): parts.SummarySection {
  const { t } = texts;
  const { signed_on, ends_on } = contract;
  const cost = earlyEndCost(termOf(contract), today);
  const limit = cost && parts.amountText(texts, cost.feeLimitCents);
  return {
    title: t('document.summary.term'),
    facts: [
      {
        name: t('document.summary.duration'),
        value:
          ends_on === null
            ? t('document.summary.endless')
            : t('document.summary.until', { from: shownDay(signed_on), to: shownDay(ends_on) }),
      },
      {
        name: t('document.summary.renewal'),
        value: t(ends_on === null ? 'document.summary.renewal_month' : 'document.summary.renewal_term'),
      },
      {
        name: t('document.summary.early'),
        value:
          cost && limit
            ? t('document.summary.early_value', {
                months: mostMonthlyPrices,
                limit,
                total: parts.amountText(texts, cost.totalCents),
              })
            : t('document.summary.early_none'),
      },
      parts.withdrawalFact(texts),
    ],
  };
}
