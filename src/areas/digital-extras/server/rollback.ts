// Rolls back a failed swap or plan change.

import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { changeExtra, moveExtra, removeSwap } from './change-store.ts';
import type { Replaced, RollbackState } from './rollback-state.ts';
import { extraOf } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import type { ExtraKey } from './extra-key.ts';
import { withUnoffered, type NumberRow } from './extras-store.ts';
import { setPolicyKept } from './policies.ts';
import { confirmOrder, dropOrder } from './settle-purchases.ts';

/** Restores the replaced extra and the swap allowance when the new extra does not become active. */
export async function rollbackSwap(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  { requestId, undo }: Replaced,
  number: NumberRow,
  now: Date,
): Promise<void> {
  const key = { customerId, serviceId, code: undo.code };
  await removeSwap(tx, key, requestId);
  const extra = extraOf({ number: withUnoffered(number) }, undo.code);
  // As a paid one it was used until its end.
  if (undo.isKept && extra?.status === 'Inactive') return confirmOrder(tx, key, requestId, now);
  if (undo.isKept) await dropOrder(tx, key, requestId, now);
  await restore(tx, key, undo, extra);
}

async function restore(tx: Tx, key: ExtraKey, undo: RollbackState, extra: ExtraRow | undefined): Promise<void> {
  const before = {
    slot: undo.slot,
    period_state: undo.state,
    price_cents: undo.cents,
    price_ends_on: undo.endsOn,
    activated_on: undo.activatedOn,
  };
  if (undo.isKept) return changeExtra(tx, key, before);
  // The network still has it, or gets it back with the order that takes the new one off.
  await moveExtra(tx, key, 'Inactive', 'activate', before);
  await moveExtra(tx, key, 'InProgress', 'provisioned');
  if (extra) await setPolicyKept(tx, key, extra.kind);
}
