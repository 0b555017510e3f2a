// Sample data of contracts for stories and tests.

import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import type { ContractTerms, Purchase, Withdrawal, WithdrawalPreview } from '../../contract.ts';
import { contractsBg } from '../../texts/bg.ts';
import { contractsEn } from '../../texts/en.ts';

export const textsIn = (language: Language) => ({
  contracts: inLanguage({ bg: contractsBg, en: contractsEn }, language),
  shell: inLanguage({ bg: shellBg, en: shellEn }, language),
});

export const purchase: Purchase = {
  purchase_id: 'ORD-1',
  kind: 'extra',
  service_id: '359888101741',
  name: 'Трафик 10 GB',
  price: priceOf(499),
  price_per: 'month',
  paid: priceOf(0),
  free_until: null,
  concluded_at: '2026-11-12T09:30:00Z',
  withdraw_until: '2026-11-26',
  refusal: null,
  withdrawal: null,
};

export const withdrawal: Withdrawal = {
  withdrawal_id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a4001',
  submitted_at: '2026-11-17T12:05:00Z',
  name: 'Пламен Тодоров',
  email: 'plamen@demo.abonat.bg',
  state: 'ending',
  used_days: 6,
  due: priceOf(100),
  refund: priceOf(394),
  refund_to: 'balance',
  refund_state: 'due',
  is_later_month: false,
};

export const preview: WithdrawalPreview = {
  today: '2026-11-17',
  purchase,
  is_pending: false,
  also_ends: ['Нощен трафик'],
  leaves_without: null,
  used_days: 6,
  due: priceOf(100),
  refund: priceOf(0),
  refund_to: 'bill',
  is_later_month: false,
  person: { name: 'Пламен Тодоров', email: 'plamen@demo.abonat.bg' },
};

export const contract: ContractTerms = {
  contract_id: 'M1001741',
  signed_on: '2025-10-13',
  ends_on: '2027-10-13',
  monthly: priceOf(2298),
  benefit: priceOf(24_000),
  services: [{ service_id: '359888101741', tariff: 'Старт 8', monthly: priceOf(899) }],
  early_end: {
    remaining_days: 330,
    term_days: 731,
    remaining_fees: priceOf(25_278),
    fee_limit: priceOf(6894),
    fees: priceOf(6894),
    benefit: priceOf(10_834),
    total: priceOf(17_728),
  },
};
