// Finds the orders that must be answered before a customer or an account is erased.

import type { Tx } from '#platform/server/database/database.ts';
import type { CustomerAccounts, PendingOrders } from '#platform/server/pending-orders.ts';

export type PendingOrder = { name: string; reference: string };

export async function findPendingOrders(
  tx: Tx,
  pendingOrders: readonly PendingOrders[],
  customer: CustomerAccounts,
): Promise<PendingOrder[]> {
  const found: PendingOrder[] = [];
  for (const { name, find } of pendingOrders) {
    const { rows } = await find(customer).execute(tx);
    found.push(...rows.map(({ reference }) => ({ name, reference })));
  }
  return found;
}
