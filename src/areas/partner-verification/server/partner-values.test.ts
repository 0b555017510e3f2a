import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openField, openSource, sealField, sealSource } from './partner-values.ts';

const ring = { new: new Uint8Array(randomBytes(32)), old: new Uint8Array(randomBytes(32)) };
const now = new Date('2026-11-15T10:00:00Z');

describe('a sealed source', () => {
  const value = sealSource(ring, 'capital', now);

  it('is opened as it was made, for ten minutes', () => {
    expect(openSource(ring, value, now)?.text).toBe('capital');
    expect(openSource(ring, value, new Date(now.getTime() + 600_000))).toBeNull();
    expect(openSource(ring, value, new Date(now.getTime() - 61_000))).toBeNull();
  });

  it('is bound to its time and its key', () => {
    expect(openSource(ring, { ...value, time: String(now.getTime() + 1) }, now)).toBeNull();
    expect(openSource(ring, { ...value, encryptionKeyName: 'old' }, now)).toBeNull();
    for (const encryptionKeyName of ['constructor', '__proto__', 'toString', '']) {
      expect(openSource(ring, { ...value, encryptionKeyName }, now)).toBeNull();
    }
    expect(openSource({ ...ring, new: new Uint8Array(32) }, value, now)).toBeNull();
  });

  it('with any bit of any byte altered is refused [PV-007, PV-011]', () => {
    const bytes = Buffer.from(value.source, 'base64url');
    for (let index = 0; index < bytes.length * 8; index++) {
      const altered = Buffer.from(bytes);
      altered[index >> 3]! ^= 1 << (index & 7);
      expect(openSource(ring, { ...value, source: altered.toString('base64url') }, now)).toBeNull();
    }
  });

  it('cut, lengthened, spelt otherwise or made up is refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(openSource(ring, { ...value, source: text }, now)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.nat(value.source.length - 1), (length) => {
        expect(openSource(ring, { ...value, source: value.source.slice(0, length) }, now)).toBeNull();
      }),
    );
    for (const source of [`${value.source}=`, `${value.source}A`, ` ${value.source}`, `${value.source}\n`]) {
      expect(openSource(ring, { ...value, source }, now)).toBeNull();
    }
  });
});

describe('a sealed number', () => {
  const value = sealField(ring, 'msisdn', 'capital', '359888100101', now);

  it('is read by the partner it is for, and as nothing else [PV-006]', () => {
    expect(openField(ring, 'msisdn', 'capital', value)).toMatchObject({
      text: '359888100101',
      until: now.getTime() + 600_000,
    });
    expect(openField(ring, 'msisdn', 'dnevnik', value)).toBeNull();
    expect(openField(ring, 'type', 'capital', value)).toBeNull();
    expect(openField(ring, 'msisdn', 'capital', value.replace('new.', 'old.'))).toBeNull();
    expect(openField(ring, 'msisdn', 'capital', `${value}.`)).toBeNull();
    expect(value).not.toContain('359888100101');
  });

  it('with any byte altered is refused', () => {
    fc.assert(
      fc.property(
        fc.nat(value.length - 1),
        fc.constantFrom('A', 'Q', 'a', 'z', '0', '9', '-', '_', '.'),
        (index, letter) => {
          fc.pre(value[index] !== letter);
          const altered = value.slice(0, index) + letter + value.slice(index + 1);
          expect(openField(ring, 'msisdn', 'capital', altered)).toBeNull();
        },
      ),
    );
  });

  it('is sealed anew each time', () => {
    expect(sealField(ring, 'msisdn', 'capital', '359888100101', now)).not.toBe(value);
  });
});
