// Rolls back a failed swap or plan change.

import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { changeExtra, moveExtra, removeSwap } from './change-store.ts';
import type { RollbackState } from './rollback-state.ts';
import { extraOf } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import { withUnoffered, type NumberRow } from './extras-store.ts';
import { setPolicyKept } from './policies.ts';

/** Restores the replaced extra and the swap allowance when the new extra does not become active. */
export async function rollbackSwap(tx: Tx, service: ServiceKey, extra: ExtraRow, number: NumberRow): Promise<void> {
  if (!extra.replaced) return;
  await removeSwap(tx, service, extra.replaced.requestId);
  await rollback(tx, service, extra.replaced.undo, number);
}

export async function rollback(tx: Tx, service: ServiceKey, undo: RollbackState, number: NumberRow): Promise<void> {
  const key = { ...service, code: undo.code };
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
  const extra = extraOf({ number: withUnoffered(number) }, undo.code);
  if (extra) await setPolicyKept(tx, key, extra.kind);
}
