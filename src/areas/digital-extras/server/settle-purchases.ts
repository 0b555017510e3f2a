// Settles what an order bought: the number pays for an extra when it is active. If it does not become active, nothing was
// bought.

import type { Tx } from '#platform/server/database/database.ts';
import { confirmPurchase, releasePurchase } from '#platform/server/number-balance.ts';
import { failPurchase, findNewestPurchase, type PurchaseKey } from '#platform/server/purchases/purchase-store.ts';
import { purchaseIdOf } from './balance-purchases.ts';
import type { ExtraRow } from './catalogue.ts';
import type { ExtraKey } from './extra-key.ts';
import { isBought } from './record-extra-purchases.ts';

export async function confirmOrder(tx: Tx, key: ExtraKey, requestId: string, now: Date): Promise<void> {
  await confirmPurchase(tx, key, purchaseIdOf(requestId, key.code), now);
}

export async function dropOrder(tx: Tx, key: ExtraKey, requestId: string, now: Date): Promise<void> {
  await dropPurchase(tx, key, purchaseIdOf(requestId, key.code), now);
}

/** Of an extra that was pending at a partner: its request is no longer known. */
export async function confirmPending(tx: Tx, key: ExtraKey, extra: ExtraRow, now: Date): Promise<void> {
  const bought = await findPendingPurchase(tx, key, extra);
  if (bought) await confirmPurchase(tx, key, bought.purchaseId, now);
}

export async function dropPending(tx: Tx, key: ExtraKey, extra: ExtraRow, now: Date): Promise<void> {
  const bought = await findPendingPurchase(tx, key, extra);
  if (bought) await dropPurchase(tx, key, bought.purchaseId, now);
}

async function findPendingPurchase(tx: Tx, key: ExtraKey, extra: ExtraRow): Promise<PurchaseKey | null> {
  const { period_state, price_cents, price_ends_on: endsOn } = extra;
  const terms = { state: period_state ?? 'Free', cents: price_cents ?? 0, endsOn };
  return isBought({ extra, terms }) ? findNewestPurchase(tx, { ...key, kind: 'extra', subject: key.code }) : null;
}

async function dropPurchase(tx: Tx, key: ExtraKey, purchaseId: string, now: Date): Promise<void> {
  await releasePurchase(tx, key, purchaseId);
  await failPurchase(tx, { customerId: key.customerId, purchaseId }, now);
}
