// The terms of an activation today.

import { addDays } from '#platform/clock.ts';
import type { PeriodState } from '../constants.ts';
import type { ExtraRow } from './catalogue.ts';

export type Terms = { state: PeriodState; cents: number; endsOn: string | null };

/**
 * An extra on a position is free without end. Otherwise the period of the tariff applies, at the first activation only.
 */
export function termsOf(extra: ExtraRow, onSlot: boolean, today: string): Terms {
  const { offer_state: state, offer_days: days, regular_price_cents: regular } = extra;
  if (onSlot) return { state: 'Free', cents: regular, endsOn: null };
  const isPaid = state === 'Paid' || extra.placement === 'slot' || (days !== null && extra.had_before);
  if (isPaid) return { state: 'Paid', cents: priceAfterPeriod(extra), endsOn: null };
  const cents = state === 'Promo' ? (extra.promo_price_cents ?? regular) : regular;
  return { state, cents, endsOn: days === null ? null : addDays(today, days) };
}

export function isPeriodOver({ price_ends_on }: ExtraRow, today: string): boolean {
  return price_ends_on !== null && price_ends_on < today;
}

export function regularPrice(extra: ExtraRow) {
  return { period_state: 'Paid', price_cents: extra.regular_price_cents, price_ends_on: null } as const;
}

/** The current monthly price for the customer. */
export function monthlyCents({ period_state, price_cents }: ExtraRow): number {
  return period_state === 'Free' ? 0 : (price_cents ?? 0);
}

export function priceAfterPeriod(extra: ExtraRow): number {
  return extra.had_before && extra.second_activation_price_cents !== null
    ? extra.second_activation_price_cents
    : extra.regular_price_cents;
}
