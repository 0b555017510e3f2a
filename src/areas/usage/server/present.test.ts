import { describe, expect, it } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { gigabyte } from '#testing/usage.ts';
import { presentAllowances, presentFairUse, presentOutside } from './present.ts';
import type { AllowanceRow, NumberWithTotals, UsageTotal } from './usage-store.ts';

const allowance = (more: Partial<AllowanceRow>) =>
  ({ kind: 'data', zone: 'bg', source: 'plan', limit_amount: gigabyte, ...more }) as AllowanceRow;
const total = (more: Partial<UsageTotal>): UsageTotal => ({
  kind: 'data',
  zone: 'eu',
  amount: 0,
  outside_amount: 0,
  cost_cents: 0,
  ...more,
});

describe('the fair use', () => {
  const fairUse = (allowances: AllowanceRow[], totals: UsageTotal[]) =>
    presentFairUse({ fairUse: { grossCents: 2400, capCents: 110 }, allowances, totals } as NumberWithTotals, {
      isOwner: false,
      today: '2026-11-17',
    });

  it.each([
    ['of another kind', { kind: 'sms' }],
    ['of another zone', { zone: 'eu' }],
    ['of an extra', { source: 'extra' }],
  ] as const)('ignores an allowance %s before that of the plan', (_, other) => {
    const found = fairUse([allowance({ ...other, limit_amount: 1 }), allowance({})], []);
    expect(found).toMatchObject({ volume: gigabyte, is_whole_plan: true });
  });

  it.each([
    ['of another kind', { kind: 'voice' }],
    ['of another zone', { zone: 'bg' }],
  ] as const)('ignores the use %s', (_, other) => {
    expect(fairUse([], [total({ ...other, amount: 1 }), total({ amount: 7 })])).toMatchObject({ used: 7 });
  });
});

it.each([
  [101, priceOf(1)],
  [100, null],
  [99, null],
])('a package for 100 cents instead of %i cents saves %o', (cost_cents, saving_currency) => {
  const covering = { kind: 'data', zone: 'eu', amount: 5, price_cents: 100 } as const;
  const packages = [{ ...covering, package_id: 'eu-1', name_bg: 'ЕС', name_en: 'EU' }];
  const { kinds } = presentOutside([total({ outside_amount: 5, cost_cents })], packages, 'en');
  expect(kinds).toMatchObject([{ package: { saving_currency } }]);
});

it.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-11-25', null],
])('on %s an allowance measured on 17 November has the forecast %s', (today, ends_on) => {
  const row = allowance({
    limit_amount: 200,
    used_amount: 130,
    week_amount: 70,
    period_from: '2026-11-01',
    period_to: '2026-11-30',
    measured_at: '2026-11-17T10:00:00Z',
  });
  expect(presentAllowances([row], 'bg', new Date(`${today}T10:00:00Z`))).toMatchObject([{ ends_on }]);
});
