// The attention entry of the end of the free period.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import type { AttentionSubject } from '#platform/attention-subjects.ts';
import type { Language } from '#platform/languages.ts';
import { clearAttention, saveAttention, type Attention } from '#platform/server/attention.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { musicMessages } from '../messages.ts';

const trial: { kind: AttentionKind; subject: AttentionSubject } = { kind: 'trial-ends', subject: 'music' };

type TrialEnd = Pick<Attention, 'dueOn' | 'now'> & { cents: number };

export async function saveTrialAttention(tx: Tx, service: ServiceKey, { dueOn, cents, now }: TrialEnd): Promise<void> {
  const nameIn = async (language: Language) => (await textReader(tx, musicMessages, language))('part.name');
  const properties = { name_bg: await nameIn('bg'), name_en: await nameIn('en'), price_cents: cents };
  await saveAttention(tx, { ...service, ...trial, dueOn, properties, now });
}

export async function hasTrialAttention(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  dueOn: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('attention')
    .select('due_on')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('kind', '=', trial.kind)
    .where('subject', '=', trial.subject)
    .executeTakeFirst();
  return row?.due_on === dueOn;
}

export function clearTrialAttention(tx: Tx, service: ServiceKey): Promise<void> {
  return clearAttention(tx, service, trial.subject, trial.kind);
}
