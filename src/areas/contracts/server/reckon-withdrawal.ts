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
  const use = await kindOf(kinds, purchase).readUse(db, purchaseRow(purchase));
  const reckoned = reckonUse(
    {
      priceCents: purchase.price_cents,
      per: purchase.price_per,
      freeUntil: purchase.free_until,
      paidFrom: purchase.paid_from,
      paidCents: purchase.paid_cents,
      ...use,
    },
    today,
  );
  return { use, reckoned };
}

export function kindOf(kinds: readonly PurchaseKind[], { kind }: Pick<OwnedPurchase, 'kind'>): PurchaseKind {
  return kinds.find((each) => each.kind === kind) ?? soldByDisabledArea(kind);
}

/** The right does not end with the area: the statement is accepted, and the failed job shows it to the operator. */
function soldByDisabledArea(kind: PurchaseKindName): PurchaseKind {
  return {
    kind,
    readUse: (_db, { concluded_at }) =>
      Promise.resolve({ ...unused, isActive: true, usedFrom: sofiaDay(concluded_at) }),
    end: () => Promise.reject(new Error(`no enabled area sells ${kind}`)),
  };
}
