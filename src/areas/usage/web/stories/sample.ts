// Sample data of the usage stories and component tests.

import { addDays } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import { bytesInGigabyte } from '../../constants.ts';
import type { Allowance, NumberUsage, UsageDays, UsageOfNumbers } from '../../contract.ts';
import { usageBg } from '../../texts/bg.ts';
import { usageEn } from '../../texts/en.ts';

export const msisdn = '359888100101';
export const today = '2026-11-17';
const now = '2026-11-17T10:12:00.000Z';
const measured_at = '2026-11-17T10:00:00.000Z';

export const textsIn = (language: Language) => ({ usage: inLanguage({ bg: usageBg, en: usageEn }, language) });

export const dataAllowance: Allowance = {
  allowance_id: 'PLAN-DATA',
  kind: 'data',
  zone: 'bg',
  source: 'plan',
  name: 'Интернет от плана',
  limit: 20 * bytesInGigabyte,
  used: 16.9 * bytesInGigabyte,
  left: 3.1 * bytesInGigabyte,
  used_percent: 84,
  period_from: '2026-11-01',
  period_to: '2026-11-30',
  measured_at,
  is_old: false,
  ends_on: '2026-11-24',
};
export const endedAllowance: Allowance = {
  ...dataAllowance,
  allowance_id: 'EXTRA',
  source: 'extra',
  name: 'Нощен интернет',
  used: dataAllowance.limit!,
  left: 0,
  used_percent: 100,
  ends_on: null,
};
export const unlimitedCalls: Allowance = {
  ...dataAllowance,
  allowance_id: 'PLAN-VOICE',
  kind: 'voice',
  name: 'Разговори от плана',
  limit: null,
  left: null,
  used: 142 * 60,
  used_percent: null,
  ends_on: null,
};
export const oldPackage: Allowance = {
  ...dataAllowance,
  allowance_id: 'PACKAGE',
  zone: 'world',
  source: 'package',
  name: 'Балкани 1 GB',
  limit: bytesInGigabyte,
  used: bytesInGigabyte / 4,
  left: 0.75 * bytesInGigabyte,
  used_percent: 25,
  ends_on: null,
  is_old: true,
  measured_at: '2026-11-15T08:00:00.000Z',
};

export const usage: NumberUsage = {
  msisdn,
  owner: true,
  today,
  now,
  period_from: '2026-11-01',
  period_to: '2026-11-30',
  measured_at,
  is_old: false,
  is_source_away: false,
  allowances: [dataAllowance, unlimitedCalls],
  outside: {
    total_currency: priceOf(552),
    kinds: [
      {
        kind: 'voice',
        zone: 'world',
        amount: 26 * 60,
        price_currency: priceOf(312),
        package: {
          package_id: 'world-voice-30',
          name: '30 минути по света',
          amount: 1800,
          price_currency: priceOf(290),
          saving_currency: priceOf(22),
        },
      },
      { kind: 'premium', zone: 'bg', amount: 1, price_currency: priceOf(240), package: null },
    ],
  },
  fair_use: {
    volume: 34.8 * bytesInGigabyte,
    used: bytesInGigabyte / 10,
    is_whole_plan: false,
    computed_from: { net_price_currency: priceOf(1916), cap_currency: priceOf(110), year: 2026 },
  },
  alerts: { amounts: [10, 20], by_sms: true, by_email: false },
  blocks: [
    { block: 'premium', is_on: false, state: 'done' },
    { block: 'outside-data', is_on: false, state: 'pending' },
    { block: 'roaming-data', is_on: true, state: 'failed' },
  ],
  has_request: false,
};

export const usageOfUser: NumberUsage = {
  ...usage,
  owner: false,
  outside: null,
  alerts: null,
  fair_use: { ...usage.fair_use!, computed_from: null },
};

const day = (from: string, at: number) => ({
  day: addDays(from, at),
  data: ((at * 7) % 5) * 200 * 1024 ** 2,
  voice: at * 60,
  sms: 0,
  premium: 0,
  price_currency: priceOf(at === 4 ? 390 : 0),
});

export const days: UsageDays = {
  today,
  now,
  measured_at,
  is_old: false,
  running: { from: '2026-11-01', to: '2026-11-30', days: Array.from({ length: 17 }, (_, at) => day('2026-11-01', at)) },
  last: { from: '2026-10-01', to: '2026-10-31', days: [] },
};

export const numbers: UsageOfNumbers = {
  today,
  total_currency: priceOf(456),
  numbers: [
    {
      msisdn: '359888100604',
      label: '=Склад',
      data: 12.7 * bytesInGigabyte,
      voice: 169 * 60,
      sms: 3,
      price_currency: priceOf(456),
      measured_at,
      is_old: false,
    },
    {
      msisdn: '359888100601',
      label: null,
      data: 0,
      voice: 0,
      sms: 0,
      price_currency: priceOf(0),
      measured_at: null,
      is_old: false,
    },
  ],
};
