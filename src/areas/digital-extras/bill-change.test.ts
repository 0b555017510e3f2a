import { describe, expect, it } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { billChange, type Billed } from './bill-change.ts';

function billed(given: Partial<Billed>): Billed {
  return {
    current_period_state: 'Paid',
    current_price_end_date: null,
    regular_price_currency: priceOf(899),
    current_price_currency: priceOf(899),
    next_price_currency: priceOf(899),
    prorate_price: priceOf(479),
    ...given,
  };
}

const free = billed({ current_period_state: 'Free', prorate_price: priceOf(200) });

describe('the bill after an activation', () => {
  it('has the rest of this month, then the regular price', () => {
    expect(billChange([billed({})])).toEqual({ thisMonth: priceOf(479), monthly: priceOf(899), later: null });
  });

  it('does not change for an extra on a free position', () => {
    expect(billChange([free])).toEqual({ thisMonth: priceOf(0), monthly: priceOf(0), later: null });
  });

  it('changes for the same extra taken as paid', () => {
    expect(billChange([free], true)).toMatchObject({ thisMonth: priceOf(200), monthly: priceOf(899) });
  });

  it('adds up the extras and rounds the second currency once', () => {
    expect(billChange([billed({}), billed({ regular_price_currency: priceOf(349) })]).monthly).toEqual(priceOf(1248));
  });

  it('tells what follows the period that ends first', () => {
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
