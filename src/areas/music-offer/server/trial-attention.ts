// The attention entry of the end of the free period.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import type { AttentionSubject } from '#platform/attention-subjects.ts';
import { clearAttention, saveAttention, type Attention } from '#platform/server/attention.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { musicName } from './messages.ts';

const trial: { kind: AttentionKind; subject: AttentionSubject } = { kind: 'trial-ends', subject: 'music' };

type TrialEnd = Pick<Attention, 'dueOn' | 'now'> & { cents: number };

export function saveTrialAttention(tx: Tx, service: ServiceKey, { dueOn, cents, now }: TrialEnd): Promise<void> {
  const properties = { name_bg: musicName.bg, name_en: musicName.en, price_cents: cents };
  return saveAttention(tx, { ...service, ...trial, dueOn, properties, now });
}

export function clearTrialAttention(tx: Tx, service: ServiceKey): Promise<void> {
  return clearAttention(tx, service, trial.subject, trial.kind);
}
