// Reckons what a withdrawal from a purchase means today.

import type { Queryable } from '#platform/server/database/database.ts';
import type { PurchaseKind, PurchaseUse } from '#platform/server/purchases/purchase-kind.ts';
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

/** The area that sold it may be disabled: the failed job then shows it to the operator. */
export function kindOf(kinds: readonly PurchaseKind[], { kind }: Pick<OwnedPurchase, 'kind'>): PurchaseKind {
  const found = kinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`no enabled area sells ${kind}`);
  return found;
}
