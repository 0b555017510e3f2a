// What an activation takes from the balance of a prepaid number: the price for the rest of the month.

import { proratedCents } from '#platform/billing-days.ts';
import { takeBalance, type BalancePurchase, type BalanceRefusal } from '#platform/server/number-balance.ts';
import type { ExtraRow } from './catalogue.ts';
import type { Change } from './change.ts';
import type { Terms } from './terms.ts';

export type PaidExtra = { extra: ExtraRow; terms: Pick<Terms, 'state' | 'cents'> };

/** Null if nothing is taken, or the balance covers it. */
export async function payFromBalance(
  { tx, customerId, serviceId, number, today, now }: Change,
  requestId: string,
  extras: readonly PaidExtra[],
): Promise<BalanceRefusal | null> {
  if (!number.is_prepaid) return null;
  const purchases = extras.map(({ extra, terms }): BalancePurchase => ({
    purchaseId: purchaseIdOf(requestId, extra.code),
    kind: 'extra',
    name: { bg: extra.name_bg, en: extra.name_en },
    cents: centsAtOnce(terms, today),
  }));
  return takeBalance(tx, { customerId, serviceId }, purchases, now);
}

export function centsAtOnce({ state, cents }: Pick<Terms, 'state' | 'cents'>, today: string): number {
  return state === 'Free' ? 0 : proratedCents(cents, today);
}

export function purchaseIdOf(requestId: string, code: string): string {
  return `${requestId}:${code}`;
}
