import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMsisdn, openNumber, openSource, sealNumber, sealSource } from './partner-values.ts';

const newKey = () => new Uint8Array(randomBytes(32));
const ring = { 'capital:new': newKey(), 'capital:old': newKey() };
const keys = { capital: ring, dnevnik: { 'dnevnik:new': newKey() } };
const now = new Date('2026-11-15T10:00:00Z');

describe('an encrypted source', () => {
  const value = sealSource(ring, 'capital', now);

  it('is decrypted for ten minutes', () => {
    expect(openSource(keys, value, now)?.text).toBe('capital');
    expect(openSource(keys, value, new Date(now.getTime() + 600_000))).toBeNull();
    expect(openSource(keys, value, new Date(now.getTime() - 61_000))).toBeNull();
  });

  it('is bound to its time and its key', () => {
    expect(openSource(keys, { ...value, time: String(now.getTime() + 1) }, now)).toBeNull();
    expect(openSource(keys, { ...value, encryptionKeyName: 'capital:old' }, now)).toBeNull();
    for (const encryptionKeyName of ['constructor', '__proto__', 'toString', '', 'capital:', 'capital:toString']) {
      expect(openSource(keys, { ...value, encryptionKeyName }, now)).toBeNull();
    }
    expect(openSource({ capital: { ...ring, 'capital:new': newKey() } }, value, now)).toBeNull();
  });

  it('of one partner cannot be made by another', () => {
    const posing = sealSource(keys.dnevnik, 'capital', now);
    expect(openSource(keys, posing, now)).toBeNull();
    expect(openSource(keys, { ...posing, encryptionKeyName: 'capital:new' }, now)).toBeNull();
    expect(openSource(keys, sealSource(keys.dnevnik, 'dnevnik', now), now)?.text).toBe('dnevnik');
  });

  it('with any bit of any byte altered is refused [PV-007, PV-011]', () => {
    const bytes = Buffer.from(value.source, 'base64url');
    for (let index = 0; index < bytes.length * 8; index++) {
      const altered = Buffer.from(bytes);
      altered[index >> 3]! ^= 1 << (index & 7);
      expect(openSource(keys, { ...value, source: altered.toString('base64url') }, now)).toBeNull();
    }
  });

  it('truncated, extended, re-encoded or forged is refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(openSource(keys, { ...value, source: text }, now)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.nat(value.source.length - 1), (length) => {
        expect(openSource(keys, { ...value, source: value.source.slice(0, length) }, now)).toBeNull();
      }),
    );
    for (const source of [`${value.source}=`, `${value.source}A`, ` ${value.source}`, `${value.source}\n`]) {
      expect(openSource(keys, { ...value, source }, now)).toBeNull();
    }
  });
});

describe('an encrypted number', () => {
  const plain = { msisdn: '359888100101', type: 'POSTPAID' };
  const sealed = sealNumber(ring, 'capital', plain, now);
  const value = sealed.msisdn;

  it('can be read only by its partner, and only as a number [PV-006]', () => {
    expect(openNumber(ring, 'capital', sealed)).toMatchObject({ ...plain, until: now.getTime() + 600_000 });
    expect(openMsisdn(ring, 'capital', value)).toMatchObject({ msisdn: plain.msisdn });
    expect(openMsisdn(ring, 'dnevnik', value)).toBeNull();
    expect(openMsisdn(keys.dnevnik, 'capital', value)).toBeNull();
    expect(openMsisdn(ring, 'capital', sealed.type)).toBeNull();
    expect(openMsisdn(ring, 'capital', value.replace('capital:new.', 'capital:old.'))).toBeNull();
    expect(openMsisdn(ring, 'capital', `${value}.`)).toBeNull();
    expect(value).not.toContain('359888100101');
  });

  it('is rejected with the type of another', () => {
    const other = sealNumber(ring, 'capital', { msisdn: '359888100201', type: 'PRIMA' }, now);
    const again = sealNumber(ring, 'capital', plain, now);
    for (const { type } of [other, again]) expect(openNumber(ring, 'capital', { msisdn: value, type })).toBeNull();
    expect(openNumber(ring, 'capital', { msisdn: value, type: value })).toBeNull();
  });

  it('with any byte altered is refused', () => {
    fc.assert(
      fc.property(
        fc.nat(value.length - 1),
        fc.constantFrom('A', 'Q', 'a', 'z', '0', '9', '-', '_', '.'),
        (index, letter) => {
          fc.pre(value[index] !== letter);
          const altered = value.slice(0, index) + letter + value.slice(index + 1);
          expect(openMsisdn(ring, 'capital', altered)).toBeNull();
          expect(openNumber(ring, 'capital', { ...sealed, msisdn: altered })).toBeNull();
        },
      ),
    );
  });

  it('is encrypted differently each time', () => {
    expect(sealNumber(ring, 'capital', plain, now).msisdn).not.toBe(value);
  });
});
