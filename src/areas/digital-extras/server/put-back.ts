// Puts back what a failed swap or change of plan had taken away.

import type { Tx } from '#platform/server/database/database.ts';
import { changeExtra, moveExtra, type OfNumber, type Undo } from './change-store.ts';
import { extraOf } from './change.ts';
import type { NumberRow } from './extras-store.ts';
import { setPolicyKept } from './policies.ts';

export async function putBack(tx: Tx, of: OfNumber, undo: Undo, number: NumberRow): Promise<void> {
  const ofExtra = { ...of, code: undo.code };
  const held = {
    slot: undo.slot,
    period_state: undo.state,
    price_cents: undo.cents,
    price_ends_on: undo.endsOn,
    activated_on: undo.activatedOn,
  };
  if (undo.isKept) return changeExtra(tx, ofExtra, held);
  // It never left the network, so it is active again at once.
  await moveExtra(tx, ofExtra, 'Inactive', 'activate', held);
  await moveExtra(tx, ofExtra, 'InProgress', 'provisioned');
  const extra = extraOf({ number }, undo.code);
  if (extra) await setPolicyKept(tx, ofExtra, extra.kind);
}
