// What of an extra waits for the person.

import { clearAttention, saveAttention, type Attention } from '#platform/server/attention.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ExtraKey } from './extra-key.ts';

type Kind = 'request-in-progress' | 'deactivation-waits' | 'free-period-ends';
type ExtraAttention = ExtraKey & { kind: Kind } & Pick<Attention, 'dueOn' | 'properties' | 'now'>;

export function saveExtraAttention(tx: Tx, { code, ...attention }: ExtraAttention): Promise<void> {
  return saveAttention(tx, { ...attention, subject: code });
}

export function clearExtraAttention(tx: Tx, key: ExtraKey, ...kinds: Kind[]): Promise<void> {
  return clearAttention(tx, key, key.code, ...kinds);
}
