// Reckons what a withdrawal from a purchase means today.

import type { Queryable } from '#platform/server/database/database.ts';
import { sofiaDay } from '#platform/clock.ts';
import type { PurchaseKindName } from '#platform/purchases.ts';
import { isBoughtAgain } from '#platform/server/purchases/purchase-store.ts';
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
  const use = await useUntilEnd(db, kinds, purchase);
  const reckoned = reckonUse(
    { priceCents: purchase.price_cents, freeUntil: purchase.free_until, ...paymentOf(purchase), ...use },
    today,
  );
  return { use, reckoned };
}

/** If the same thing was bought again, the area reports the later purchase, which this withdrawal does not end. */
async function useUntilEnd(
  db: Queryable,
  kinds: readonly PurchaseKind[],
  purchase: OwnedPurchase,
): Promise<PurchaseUse> {
  const { ended_on: endedOn } = purchase;
  const row = purchaseRow(purchase);
  const concludedOn = sofiaDay(row.concluded_at);
  if (endedOn !== null && (await isBoughtAgain(db, row)))
    return { ...unused, isActive: true, usedFrom: concludedOn, usedTo: endedOn };
  const use = await kindOf(kinds, purchase).readUse(db, row);
  if (endedOn === null) return use;
  // Active again without a purchase in the portal.
  const isOfLater = use.usedFrom !== null && use.usedFrom > endedOn;
  const isEarlier = use.usedTo !== null && use.usedTo < endedOn;
  return { ...use, usedFrom: isOfLater ? concludedOn : use.usedFrom, usedTo: isEarlier ? use.usedTo : endedOn };
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
