// The attention entries of extras.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import { clearAttention, saveAttention, type Attention } from '#platform/server/attention.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ExtraRow } from './catalogue.ts';
import type { ExtraKey } from './extra-key.ts';
import { regularPrice } from './terms.ts';

type ExtraAttentionKind = Extract<AttentionKind, 'request-in-progress' | 'deactivation-waits' | 'free-period-ends'>;
type ExtraAttention = ExtraKey & { kind: ExtraAttentionKind } & Pick<Attention, 'dueOn' | 'properties' | 'now'>;

export async function saveExtraAttention(tx: Tx, { code, ...attention }: ExtraAttention): Promise<void> {
  await saveAttention(tx, { ...attention, subject: code });
}

export async function saveFreePeriodEnd(tx: Tx, key: ExtraKey, extra: ExtraRow, now: Date): Promise<void> {
  const dueOn = extra.price_ends_on;
  if (dueOn === null || extra.period_state !== 'Free') return;
  const properties = { name_bg: extra.name_bg, name_en: extra.name_en, price_cents: regularPrice(extra).price_cents };
  await saveExtraAttention(tx, { ...key, kind: 'free-period-ends', dueOn, properties, now });
}

export function clearExtraAttention(tx: Tx, key: ExtraKey, ...kinds: ExtraAttentionKind[]): Promise<void> {
  return clearAttention(tx, key, key.code, ...kinds);
}
