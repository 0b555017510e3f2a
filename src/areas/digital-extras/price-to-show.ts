// Which price a service card shows, and whether it is struck through.

import type { PriceItem } from '#platform/money.ts';
import { donationGroup, type PeriodState } from './constants.ts';

export type Screen = 'select' | 'included' | 'details' | 'active';

export type PricedExtra = {
  group_type: string;
  price_type: 'Show' | 'Hide';
  current_period_state: PeriodState;
  regular_price_currency: PriceItem[];
  current_price_currency: PriceItem[];
  max_price_currency: PriceItem[];
};

export type ShownPrice = { prices: PriceItem[]; upTo: boolean; isFree: boolean; isStruck: boolean };

/** An extra for positions is paid when no position is left. */
export function withoutPosition<Item extends PricedExtra & { is_on_slot: boolean }>(extra: Item): Item {
  return extra.is_on_slot ? { ...extra, current_period_state: 'Paid' } : extra;
}

/** Null if the operator hides the price. */
export function priceToShow(extra: PricedExtra, screen: Screen): ShownPrice | null {
  if (extra.price_type !== 'Show') return null;
  if (extra.group_type === donationGroup) return plain(extra.max_price_currency, true);
  if (screen === 'select' && extra.current_period_state === 'Paid') return plain(extra.regular_price_currency);
  const costs = (extra.current_price_currency[0]?.value ?? 0) > 0;
  const isFree = extra.current_period_state === 'Free' && costs;
  return { prices: extra.current_price_currency, upTo: false, isFree, isStruck: isFree };
}

function plain(prices: PriceItem[], upTo = false): ShownPrice {
  return { prices, upTo, isFree: false, isStruck: false };
}
