import { describe, expect, it } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { billChange, billIfKept, withKept, type BilledExtra } from './bill-change.ts';

function billed(given: Partial<BilledExtra>): BilledExtra {
  return {
    current_period_state: 'Paid',
    current_price_end_date: null,
    current_price_currency: priceOf(899),
    next_price_currency: priceOf(899),
    prorate_price: priceOf(479),
    ...given,
  };
}

const free = billed({ current_period_state: 'Free', prorate_price: priceOf(200) });

describe('the bill after an activation', () => {
  it('charges the rest of this month, then the full monthly price', () => {
    expect(billChange([billed({})])).toEqual({ thisMonth: priceOf(479), monthly: priceOf(899), later: null });
  });

  it('does not change for an extra on a free position', () => {
    expect(billChange([free])).toEqual({ thisMonth: priceOf(0), monthly: priceOf(0), later: null });
  });

  it('charges the same extra when it is activated as paid', () => {
    expect(billChange([free], '2026-11-16')).toEqual({ thisMonth: priceOf(450), monthly: priceOf(899), later: null });
  });

  it('adds up the extras and rounds the second currency once', () => {
    expect(billChange([billed({}), billed({ current_price_currency: priceOf(349) })]).monthly).toEqual(priceOf(1248));
  });

  it('shows the price after the period that ends first', () => {
    const promo = billed({
      current_period_state: 'Promo',
      current_price_currency: priceOf(149),
      next_price_currency: priceOf(299),
      current_price_end_date: '2027-01-31',
    });
    const longer = { ...free, current_price_end_date: '2027-03-31', next_price_currency: priceOf(499) };
    expect(billChange([promo, longer])).toMatchObject({
      monthly: priceOf(149),
      later: { until: '2027-01-31', monthly: priceOf(299) },
    });
  });
});

describe('the bill after a swap that keeps the other extra paid', () => {
  it('adds the price of the kept extra from that day', () => {
    const kept = billed({ current_period_state: 'Free', next_price_currency: priceOf(299) });
    expect(withKept(billChange([free]), kept, '2026-11-16')).toEqual({
      thisMonth: priceOf(150),
      monthly: priceOf(299),
      later: null,
    });
    expect(withKept(billChange([billed({})]), kept, '2026-11-16').monthly).toEqual(priceOf(1198));
  });
});

describe('cancelling the deactivation of an extra', () => {
  const free = {
    current_period_state: 'Free' as const,
    current_price_end_date: '2026-03-20',
    current_price_currency: priceOf(199),
    next_price_currency: priceOf(199),
    prorate_price: priceOf(0),
  };

  it('keeps it free until its period ends', () => {
    expect(billIfKept(free, '2026-03-20')).toMatchObject({ monthly: priceOf(0), later: { until: '2026-03-20' } });
  });

  it('costs the regular price after the period', () => {
    expect(billIfKept(free, '2026-03-21')).toMatchObject({ monthly: priceOf(199), later: null });
  });
});
