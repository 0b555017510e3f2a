// Stops an extra that is pending at a partner: the network, which has set it up already, takes it off, and what it
// replaced comes back.

import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { savePartnerContent } from '../partner-content/server/store.ts';
import type { ExtraRow } from './catalogue.ts';
import { moveExtra } from './change-store.ts';
import { clearExtraAttention } from './extra-attention.ts';
import type { ExtraKey } from './extra-key.ts';
import type { NumberRow } from './extras-store.ts';
import { setPolicyEnded } from './policies.ts';
import { rollbackSwap } from './rollback.ts';
import { dropPending } from './settle-purchases.ts';
import { orderTakingOff } from './take-off-extra.ts';

type StoppedExtra = { key: ExtraKey; extra: ExtraRow; number: NumberRow; today: string };

/** Nothing was bought. */
export async function stopPending(platform: Platform, tx: Tx, stopped: StoppedExtra): Promise<void> {
  await dropPending(tx, stopped.key, stopped.extra, platform.clock.now());
  await removePending(platform, tx, stopped);
}

/** The purchase stays: a withdrawal returns what was paid. */
export async function removePending(
  platform: Platform,
  tx: Tx,
  { key, extra, number, today }: StoppedExtra,
): Promise<void> {
  await moveExtra(tx, key, 'PendingActivation', 'stop', { slot: null });
  await setPolicyEnded(tx, key, extra.kind, today);
  if (extra.partner_source) await savePartnerContent(tx, key, extra.partner_source, 'Inactive');
  await clearExtraAttention(tx, key, 'request-in-progress');
  if (extra.replaced) await rollbackSwap(tx, key, extra.replaced, number, platform.clock.now());
  const undo = extra.replaced?.undo;
  await orderTakingOff(platform, tx, key, undo && !undo.isKept ? undo.code : null);
}
