// Sample data of the component tests and stories of the balance.

import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import type { Balance } from '../../contract.ts';
import { balanceBg } from '../../texts/bg.ts';
import { balanceEn } from '../../texts/en.ts';
import type { TopUp, TopUpOffers } from '../../top-up-contract.ts';

export const today = '2026-11-17';
export const msisdn = '359888100201';

export const textsIn = (language: Language) => ({
  balance: inLanguage({ bg: balanceBg, en: balanceEn }, language),
  shell: inLanguage({ bg: shellBg, en: shellEn }, language),
});

export const offers: TopUpOffers = {
  today,
  amounts: [500, 1000, 2000, 5000].map(priceOf),
  smallest: priceOf(200),
  largest: priceOf(10_000),
  has_card_payments: true,
  voucher_wait_seconds: null,
};

export const savedCards = [
  { id: 'visa', card_id: 'visa', type: 'VISA', name: '•••• 2044', expiration_date: '2029-08-31' },
];

export const creditedTopUp: TopUp = {
  top_up_id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2102',
  msisdn,
  way: 'card',
  is_automatic: false,
  state: 'credited',
  reason: null,
  amount: priceOf(1000),
  card_name: '•••• 2044',
  message: null,
  created_at: '2026-11-17T10:00:00.000Z',
  has_receipt: true,
};

export const balance: Balance = {
  msisdn,
  today,
  balance: priceOf(340),
  available: priceOf(340),
  valid_until: '2027-02-09',
  measured_at: '2026-11-17T10:00:00.000Z',
  is_old: false,
  is_source_away: false,
  purchases: [],
  movements: [
    {
      movement_id: 'MV-1',
      kind: 'usage',
      name: 'Разговори и SMS',
      amount: priceOf(-85),
      moved_at: '2026-11-16T10:00:00.000Z',
    },
    {
      movement_id: 'MV-2',
      kind: 'top-up',
      name: 'Зареждане в магазин',
      amount: priceOf(500),
      moved_at: '2026-11-05T10:00:00.000Z',
    },
  ],
  open_top_ups: [],
  automatic: null,
};

export const automatic: NonNullable<Balance['automatic']> = {
  mode: 'below',
  below: priceOf(300),
  day: null,
  amount: priceOf(1000),
  ceiling: priceOf(3000),
  charged_this_month: priceOf(1000),
  card: 'visa',
  card_name: '•••• 2044',
  is_own_card: true,
  charge_after: null,
  is_stopped: false,
  stop_reason: null,
};
