// The values between the portal and a partner: the source that a partner sends, and the number that it gets back.

import type { KeyRing, PartnerKeys } from '#platform/server/configuration.ts';
import { isFresh, momentOf, valueLifeMs } from '../rules.ts';
import { open, seal, type OpenedValue } from '#platform/server/sealed-value.ts';

export type SourceValue = { source: string; time: string; encryptionKeyName: string };

/** As a partner creates it, under its newest key. */
export function sealSource(ring: KeyRing, source: string, now: Date): SourceValue {
  const [encryptionKeyName, key] = newest(ring);
  const time = String(now.getTime());
  return { source: seal(key, source, ['source', time, encryptionKeyName]), time, encryptionKeyName };
}

/** The key of one partner cannot name another. */
export function openSource(keys: PartnerKeys, value: SourceValue, now: Date): OpenedValue | null {
  const { source, time, encryptionKeyName } = value;
  const [owner = ''] = encryptionKeyName.split(':');
  const key = keyOf(ringOf(keys, owner), encryptionKeyName);
  const madeAt = momentOf(time);
  if (!key || madeAt === null || !isFresh(madeAt, now.getTime())) return null;
  const opened = open(key, source, ['source', time, encryptionKeyName]);
  return opened?.text === owner ? opened : null;
}

export function ringOf(keys: PartnerKeys, source: string): KeyRing {
  return Object.hasOwn(keys, source) ? (keys[source] ?? {}) : {};
}

export type SealedNumber = { msisdn: string; type: string };

/** The second value is bound to the first: the type of one number cannot be combined with another. */
export function sealNumber(ring: KeyRing, audience: string, number: SealedNumber, now: Date): SealedNumber {
  const msisdn = sealField(ring, ['msisdn', audience], number.msisdn, now);
  return { msisdn, type: sealField(ring, ['type', audience, msisdn], number.type, now) };
}

export type OpenedNumber = { msisdn: string; until: number; nonce: Buffer };

export function openMsisdn(ring: KeyRing, audience: string, value: string): OpenedNumber | null {
  const opened = openField(ring, ['msisdn', audience], value);
  return opened && { msisdn: opened.text, until: opened.until, nonce: opened.nonce };
}

export function openNumber(
  ring: KeyRing,
  audience: string,
  sealed: SealedNumber,
): (OpenedNumber & { type: string }) | null {
  const number = openMsisdn(ring, audience, sealed.msisdn);
  const type = openField(ring, ['type', audience, sealed.msisdn], sealed.type);
  return number && type && { ...number, type: type.text };
}

/** The key name precedes the value, so that keys can be rotated one by one. */
function sealField(ring: KeyRing, binding: readonly string[], text: string, now: Date): string {
  const [name, key] = newest(ring);
  const content = JSON.stringify({ text, until: now.getTime() + valueLifeMs });
  return `${name}.${seal(key, content, [...binding, name])}`;
}

function openField(ring: KeyRing, binding: readonly string[], value: string) {
  const [name = '', sealed = ''] = value.split('.', 2);
  const key = keyOf(ring, name);
  const opened = key && value === `${name}.${sealed}` ? open(key, sealed, [...binding, name]) : null;
  if (!opened) return null;
  return { ...(JSON.parse(opened.text) as { text: string; until: number }), nonce: opened.nonce };
}

function keyOf(ring: KeyRing, name: string): Uint8Array | undefined {
  return Object.hasOwn(ring, name) ? ring[name] : undefined;
}

function newest(ring: KeyRing): [string, Uint8Array] {
  const [first] = Object.entries(ring);
  if (!first) throw new Error('no key is shared with the partner');
  return first;
}
