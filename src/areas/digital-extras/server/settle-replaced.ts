// Settles what a swap or a change of plan replaced, when the new extra is active: until then it may come back. A kept one
// is paid from now on, any other has ended.

import { sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { saveEnd } from '#platform/server/purchases/purchase-store.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { clearExtraAttention } from './extra-attention.ts';
import type { Replaced } from './rollback-state.ts';
import { confirmOrder } from './settle-purchases.ts';

export async function settleReplaced(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  { requestId, undo: { code, isKept } }: Replaced,
  now: Date,
): Promise<void> {
  const key = { customerId, serviceId, code };
  if (isKept) return confirmOrder(tx, key, requestId, now);
  await saveEnd(tx, { ...key, kind: 'extra', subject: code, endedOn: sofiaDay(now) });
  await clearExtraAttention(tx, key, 'free-period-ends');
}
