// Stored text (audit subjects and facts, messages, errors of partners) may contain pids. The desk shows only their
// ends.

import type { Queryable } from '#platform/server/database/database.ts';
import { maskWords, wordsOf } from '../rules.ts';
import { findKnownPids } from './store.ts';

export type PidMask = <Text extends string | null>(text: Text) => Text;

export async function pidMaskFor(db: Queryable, texts: readonly (string | null)[]): Promise<PidMask> {
  const words = new Set(texts.flatMap((text) => wordsOf(text ?? '')));
  const pids = new Set(await findKnownPids(db, [...words]));
  return (text) => (text === null ? text : (maskWords(text, pids) as typeof text));
}
