// Ends what a swap or a change of plan replaced, when the new extra is active: until then it may come back.

import { sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { saveEnd } from '#platform/server/purchases/purchase-store.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { clearExtraAttention } from './extra-attention.ts';
import type { Replaced } from './rollback-state.ts';

export async function endReplaced(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  { undo: { code, isKept } }: Replaced,
  now: Date,
): Promise<void> {
  if (isKept) return;
  const key = { customerId, serviceId, code };
  await saveEnd(tx, { ...key, kind: 'extra', subject: code, endedOn: sofiaDay(now) });
  await clearExtraAttention(tx, key, 'free-period-ends');
}
