// How an activation changes the bill: today, this month, every month and later. Users see it before they confirm.

import { centsOf, priceOf, type PriceItem } from '#platform/money.ts';
import { proratedCents } from '#platform/billing-days.ts';
import type { PeriodState } from './constants.ts';

export type BilledExtra = {
  current_period_state: PeriodState;
  current_price_end_date: string | null;
  current_price_currency: PriceItem[];
  next_price_currency: PriceItem[];
  prorate_price: PriceItem[];
};

export type BillChange = {
  thisMonth: PriceItem[];
  monthly: PriceItem[];
  /** The price after a free or promo period, and the last day of that period. */
  later: { until: string; monthly: PriceItem[] } | null;
};

/** With `paidFrom`, extras cost the price that follows their free or promo period at once. */
export function billChange(extras: readonly BilledExtra[], paidFrom?: string): BillChange {
  const isPaid = (extra: BilledExtra) => paidFrom !== undefined || extra.current_period_state === 'Paid';
  const monthly = (extra: BilledExtra) => {
    if (extra.current_period_state !== 'Paid' && paidFrom !== undefined) return centsOf(extra.next_price_currency);
    return extra.current_period_state === 'Free' ? 0 : centsOf(extra.current_price_currency);
  };
  const thisMonth = (extra: BilledExtra) => {
    if (paidFrom !== undefined) return proratedCents(monthly(extra), paidFrom);
    return extra.current_period_state === 'Free' ? 0 : centsOf(extra.prorate_price);
  };
  const ends =
    paidFrom !== undefined
      ? []
      : extras.flatMap((extra) => (isPaid(extra) ? [] : (extra.current_price_end_date ?? [])));
  const until = ends.toSorted()[0];
  const after = (extra: BilledExtra) =>
    extra.current_price_end_date === until && !isPaid(extra) ? centsOf(extra.next_price_currency) : monthly(extra);
  return {
    thisMonth: total(extras, thisMonth),
    monthly: total(extras, monthly),
    later: until === undefined ? null : { until, monthly: total(extras, after) },
  };
}

/** The bill after a deactivation is cancelled: a free or promo period that ends before then is not restored. */
export function billIfKept(extra: BilledExtra, today: string): BillChange {
  const { current_price_end_date: end, next_price_currency } = extra;
  if (end === null || end >= today) return billChange([extra]);
  return billChange([{ ...extra, current_period_state: 'Paid', current_price_currency: next_price_currency }]);
}

/** The bill change when another extra gives up its position and stays as a paid extra. */
export function withKept(change: BillChange, kept: BilledExtra, from: string): BillChange {
  const stays = billChange([kept], from);
  const sum = (one: PriceItem[], other: PriceItem[]) => priceOf(centsOf(one) + centsOf(other));
  return {
    thisMonth: sum(change.thisMonth, stays.thisMonth),
    monthly: sum(change.monthly, stays.monthly),
    later: change.later && { ...change.later, monthly: sum(change.later.monthly, stays.monthly) },
  };
}

function total(extras: readonly BilledExtra[], partOf: (extra: BilledExtra) => number): PriceItem[] {
  return priceOf(extras.reduce((sum, extra) => sum + partOf(extra), 0));
}
