// Reckons what a withdrawal from a purchase means today.

import type { Queryable } from '#platform/server/database/database.ts';
import { sofiaDay } from '#platform/clock.ts';
import type { PurchaseKindName } from '#platform/purchases.ts';
import { unused, type PurchaseKind, type PurchaseUse } from '#platform/server/purchases/purchase-kind.ts';
import { reckonUse, type ReckonedUse } from '../rules.ts';
import { purchaseRow, type OwnedPurchase } from './store.ts';

export type Reckoning = { use: PurchaseUse; reckoned: ReckonedUse };

export async function reckonWithdrawal(
  db: Queryable,
  kinds: readonly PurchaseKind[],
  purchase: OwnedPurchase,
  today: string,
): Promise<Reckoning> {
  const read = await kindOf(kinds, purchase).readUse(db, purchaseRow(purchase));
  const use = { ...read, ...daysUntilEnd(purchase, read) };
  const reckoned = reckonUse(
    { priceCents: purchase.price_cents, freeUntil: purchase.free_until, ...paymentOf(purchase), ...use },
    today,
  );
  return { use, reckoned };
}

/** The same thing may have been bought again: then the area reports the days of the later purchase. */
function daysUntilEnd({ ended_on: endedOn, concluded_at }: OwnedPurchase, { usedFrom, usedTo }: PurchaseUse) {
  if (endedOn === null) return { usedFrom, usedTo };
  const isOfLater = usedFrom !== null && usedFrom > endedOn;
  return { usedFrom: isOfLater ? sofiaDay(new Date(concluded_at)) : usedFrom, usedTo: endedOn };
}

/** What was paid, and for which month. */
export function paymentOf(purchase: OwnedPurchase) {
  const { concluded_at, price_per: per, paid_from: paidFrom, paid_cents: paidCents } = purchase;
  return { concludedOn: sofiaDay(new Date(concluded_at)), per, paidFrom, paidCents };
}

export function kindOf(kinds: readonly PurchaseKind[], { kind }: Pick<OwnedPurchase, 'kind'>): PurchaseKind {
  return kinds.find((each) => each.kind === kind) ?? soldByDisabledArea(kind);
}

/**
 * The right does not end with the area: the statement is accepted, and the failed job shows it to the operator. What is
 * paid once counts as unused, because nobody knows its use.
 */
function soldByDisabledArea(kind: PurchaseKindName): PurchaseKind {
  return {
    kind,
    readUse: (_db, { concluded_at, price_per }) =>
      Promise.resolve({ ...unused, isActive: true, usedFrom: price_per === 'once' ? null : sofiaDay(concluded_at) }),
    end: () => Promise.reject(new Error(`no enabled area sells ${kind}`)),
  };
}
