// Stops an extra that is pending at a partner, and restores what it replaced.

import type { Tx } from '#platform/server/database/database.ts';
import { savePartnerContent } from '../partner-content/server/store.ts';
import type { ExtraRow } from './catalogue.ts';
import { moveExtra } from './change-store.ts';
import { clearExtraAttention } from './extra-attention.ts';
import type { ExtraKey } from './extra-key.ts';
import type { NumberRow } from './extras-store.ts';
import { setPolicyEnded } from './policies.ts';
import { rollbackSwap } from './rollback.ts';

type StoppedExtra = { key: ExtraKey; extra: ExtraRow; number: NumberRow; today: string };

export async function stopPending(tx: Tx, { key, extra, number, today }: StoppedExtra): Promise<void> {
  await moveExtra(tx, key, 'PendingActivation', 'stop', { slot: null });
  await setPolicyEnded(tx, key, extra.kind, today);
  if (extra.partner_source) await savePartnerContent(tx, key, extra.partner_source, 'Inactive');
  await clearExtraAttention(tx, key, 'request-in-progress');
  await rollbackSwap(tx, key, extra, number);
}
