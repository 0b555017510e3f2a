import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithPrograms, inTemporaryFolder, pdfsigReport, succeeds } from '#testing/external-program.ts';
import { sealedSample, sealNamed } from '#testing/sealed-sample.ts';
import { mostStamps, sealedParts } from '../../sealed-parts.ts';
import type { SealLevel } from '../../verification/rules.ts';
import { RevokedCertificate } from '../time-stamp/checked-revocation.ts';
import { embeddedAuthority, newAuthority, revocationList } from '../time-stamp/embedded-authority.ts';
import { StampUnavailable, type TimeStampAuthority } from '../time-stamp/time-stamp-authority.ts';
import { sealOfFile } from './check-seal.ts';
import { arrayOf, dictionaryOf } from './pdf-update.ts';
import { strengthenSeal, type StrengthenedFile } from './strengthen-seal.ts';

const now = new Date('2026-11-17T12:00:00Z');
const clock = { now: () => now };
const keys = newAuthority(now, 10);
const authority = embeddedAuthority(keys, clock);
const later = embeddedAuthority(newAuthority(now, 100), clock);
const seal = sealNamed('Operator seal');
const fresh = { now, before: 'B-B' } as const;
const good = { isOurs: true, isGood: true };

let sealed: Buffer;
let strengthened: StrengthenedFile;
let renewed: StrengthenedFile;
beforeAll(async () => {
  ({ sealed } = await sealedSample(seal));
  strengthened = await strengthenSeal(sealed, authority, fresh);
  const renewing = { ...later, revocation: authority.revocation };
  renewed = await strengthenSeal(strengthened.bytes, renewing, { now, before: 'B-LTA' });
});

describe('a strengthened file', () => {
  it('is the sealed file with two time stamps after it, until the certificate of the last one expires', () => {
    const { bytes, level, verifiableUntil } = strengthened;
    expect(bytes.subarray(0, sealed.length).equals(sealed)).toBe(true);
    expect(sealedParts(bytes)).toMatchObject({ sealedLength: sealed.length, isIntact: true });
    expect(sealedParts(bytes)?.stamps).toHaveLength(2);
    expect([level, verifiableUntil.toISOString()]).toEqual(['B-LTA', '2026-11-27T12:00:00.000Z']);
    expect(sealOfFile(seal, bytes)).toEqual(good);
  });

  it('contains the certificates of the seal and the time stamps, and revocation data', async () => {
    const pdf = await PDF.load(strengthened.bytes);
    const store = dictionaryOf(pdf, pdf.getCatalog(), 'DSS')!;
    // The seal, the authority and its root.
    expect([arrayOf(pdf, store, 'Certs')?.length, arrayOf(pdf, store, 'CRLs')?.length]).toEqual([3, 1]);
  });

  it('gets one more time stamp when it is renewed', () => {
    expect(renewed.bytes.subarray(0, strengthened.bytes.length).equals(strengthened.bytes)).toBe(true);
    expect(sealedParts(renewed.bytes)?.stamps).toHaveLength(3);
    expect(renewed).toMatchObject({ level: 'B-LTA', verifiableUntil: new Date('2027-02-25T12:00:00Z') });
    expect(sealOfFile(seal, renewed.bytes)).toEqual(good);
  });

  it('is of level B-T without revocation data', async () => {
    const without: TimeStampAuthority = { ...authority, revocation: {} };
    expect((await strengthenSeal(sealed, without, fresh)).level).toBe('B-T');
  });

  it('stays B-LTA when it is renewed without data of earlier certificates, which a time stamp protects', async () => {
    const levelAfter = async (file: StrengthenedFile, before: SealLevel) =>
      (await strengthenSeal(file.bytes, later, { now, before })).level;
    expect(await levelAfter(renewed, 'B-LTA')).toBe('B-LTA');
    expect(await levelAfter(renewed, 'B-T')).toBe('B-T');
    // Nothing protects the last time stamp yet.
    expect(await levelAfter(strengthened, 'B-LTA')).toBe('B-T');
  });

  it('is not made for a revoked certificate', async () => {
    const { serialNumber } = new X509Certificate(keys.certificate);
    const revoked: TimeStampAuthority = {
      ...authority,
      revocation: { getCRL: (each) => Promise.resolve(revocationList(keys, each, now, [serialNumber])) },
    };
    await expect(strengthenSeal(sealed, revoked, fresh)).rejects.toThrow(RevokedCertificate);
  });

  // Nothing covers the digits of the last time stamp; the portal knows the hash of the whole file.
  it('fails the check with any changed byte that its last time stamp covers', () => {
    const { bytes } = renewed;
    const covered = sealedParts(bytes)!.stamps.at(-1)!.content[0].length;
    const places = Array.from({ length: 100 }, (_, index) => Math.floor((index * covered) / 100) + 7);
    const kept = places.filter((place) => {
      const changed = Buffer.from(bytes);
      changed[place] = changed[place]! ^ 1;
      return sealOfFile(seal, changed)?.isGood;
    });
    expect(kept).toEqual([]);
  });

  it('is altered with its last time stamp removed in part, or anything appended', () => {
    const { bytes } = renewed;
    for (const changed of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('\n')])]) {
      expect(sealOfFile(seal, changed)).toEqual({ isOurs: true, isGood: false });
    }
  });

  it.each([
    [mostStamps - 1, 'more are not possible'],
    [mostStamps - 2, 'the last time stamp of the file is not valid'],
  ])('is not made of a damaged file with %i time stamps: %s', async (count, reason) => {
    const stamp = ' obj << /DocTimeStamp /ByteRange [0 1 1 1] /Contents <3003020101> >>';
    const file = Buffer.concat([sealed, Buffer.from(stamp.repeat(count))]);
    await expect(strengthenSeal(file, authority, fresh)).rejects.toThrow(reason);
  });

  it('is not made while the authority is unavailable', () => {
    const down = { ...authority, stamp: () => Promise.reject(new StampUnavailable('down')) };
    return expect(strengthenSeal(sealed, down, fresh)).rejects.toThrow(StampUnavailable);
  });
});

describeWithPrograms(['openssl'], () => {
  it('accepts every time stamp for its content, and rejects it for other content', () => {
    for (const { content, cms } of sealedParts(strengthened.bytes)!.stamps) {
      const verifies = (data: Buffer) =>
        inTemporaryFolder((folder) => {
          const at = (name: string) => join(folder, name);
          writeFileSync(at('token'), Buffer.from(cms!, 'hex'));
          writeFileSync(at('content'), data);
          writeFileSync(at('root.pem'), keys.root);
          const words = `ts -verify -token_in -in ${at('token')} -data ${at('content')} -CAfile ${at('root.pem')} -attime ${now.getTime() / 1000}`;
          return succeeds('openssl', words.split(' '));
        });
      const covered = Buffer.concat(content);
      expect(verifies(covered)).toBe(true);
      covered[1000] = covered[1000]! ^ 1;
      expect(verifies(covered)).toBe(false);
    }
  });
});

describeWithPrograms(['pdfsig'], () => {
  it('finds the seal valid, and all time stamps', () => {
    const report = pdfsigReport(renewed.bytes);
    expect(report).toContain('Signature is Valid');
    expect(report.match(/Signature #\d/g)).toHaveLength(4);
  });
});
