// The values that go between the portal and a partner: the source a partner sends, and the number it gets back.

import type { Keys } from '#platform/server/platform.ts';
import { isFresh, momentOf, valueLifeMs } from '../rules.ts';
import { open, seal, type Opened } from './sealed-value.ts';

type Ring = Keys['partners'];

export type SourceValue = { source: string; time: string; encryptionKeyName: string };

/** As a partner makes it, under the newest key. */
export function sealSource(ring: Ring, source: string, now: Date): SourceValue {
  const [encryptionKeyName, key] = newest(ring);
  const time = String(now.getTime());
  return { source: seal(key, source, ['source', time, encryptionKeyName]), time, encryptionKeyName };
}

export function openSource(ring: Ring, value: SourceValue, now: Date): Opened | null {
  const { source, time, encryptionKeyName } = value;
  const key = keyOf(ring, encryptionKeyName);
  const madeAt = momentOf(time);
  if (!key || madeAt === null || !isFresh(madeAt, now.getTime())) return null;
  return open(key, source, ['source', time, encryptionKeyName]);
}

type Field = 'msisdn' | 'type';

/** The name of the key stands before the value, so that keys can be changed one by one. */
export function sealField(ring: Ring, field: Field, audience: string, text: string, now: Date): string {
  const [name, key] = newest(ring);
  const content = JSON.stringify({ text, until: now.getTime() + valueLifeMs });
  return `${name}.${seal(key, content, [field, audience, name])}`;
}

export type OpenedField = { text: string; until: number; nonce: Buffer };

export function openField(ring: Ring, field: Field, audience: string, value: string): OpenedField | null {
  const [name = '', sealed = ''] = value.split('.', 2);
  const key = keyOf(ring, name);
  const opened = key && value === `${name}.${sealed}` ? open(key, sealed, [field, audience, name]) : null;
  if (!opened) return null;
  return { ...(JSON.parse(opened.text) as { text: string; until: number }), nonce: opened.nonce };
}

function keyOf(ring: Ring, name: string): Uint8Array | undefined {
  return Object.hasOwn(ring, name) ? ring[name] : undefined;
}

function newest(ring: Ring): [string, Uint8Array] {
  const [first] = Object.entries(ring);
  if (!first) throw new Error('no key is shared with partners');
  return first;
}
