import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { sealedParts } from '../sealed-parts.ts';
import { enqueueDueStamps, nextStamp, stampDocument } from './stamp-documents.ts';
import { openAuthority } from './time-stamp/open-authority.ts';
import { StampUnavailable } from './time-stamp/time-stamp-authority.ts';

const { annex } = desislava;
const dayMs = 86_400_000;
let signing: SigningPortal;
let sealed: Buffer;
let stamped: Buffer;

const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

const check = async (file: Buffer) => {
  const parts = sealedParts(file)!;
  const stamps = parts.stamps.map(({ content, cms }) => ({ content_hash: sha256(...content), cms }));
  const seal = { content_hash: sha256(...parts.content), cms: parts.cms, is_intact: parts.isIntact, stamps };
  const body = { file_hash: sha256(file), seal };
  await signing.portal.platform.db.deleteFrom('rate_limit').execute();
  return (await signing.portal.browser().call('POST', '/esigning/api/seals/check', { body })).body;
};
const keyOfAnnex = async () => {
  const { customer_id: customerId } = await signing.portal.platform.db
    .selectFrom('document')
    .select('customer_id')
    .where('document_id', '=', annex)
    .executeTakeFirstOrThrow();
  return { customerId, documentId: annex };
};
const embedded = () => openAuthority(signing.portal.platform, { urls: [], trusted: [] });

beforeAll(async () => {
  signing = await openSigning();
  await signing.switchOn();
  await signing.signByCode(annex);
  sealed = (await signing.download(annex)).bytes;
  await signing.portal.runDueJobs();
  stamped = (await signing.download(annex)).bytes;
});
afterAll(() => signing.close());

describe('a signed document', () => {
  it('gets its time stamps in the background, after the sealed file', () => {
    expect(stamped.subarray(0, sealed.length).equals(sealed)).toBe(true);
    expect(sealedParts(stamped)?.stamps).toHaveLength(2);
  });

  it('is whole before and after them, and the check states its level', async () => {
    const { signed_at: sealed_at } = await signing.evidence(annex);
    expect(await check(sealed)).toMatchObject({ verdict: 'whole', level: 'B-B', sealed_at });
    expect(await check(stamped)).toMatchObject({ verdict: 'whole', level: 'B-LTA', sealed_at });
  });

  it('has evidence with the hash of the present file', async () => {
    expect(await signing.evidence(annex)).toMatchObject({
      is_whole: true,
      file_hash: sha256(stamped),
      level: 'B-LTA',
    });
  });

  it('is altered with any changed byte of it', async () => {
    const places = Array.from({ length: 200 }, (_, index) => Math.floor((index * stamped.length) / 200) + 11);
    for (const place of places) {
      const changed = Buffer.from(stamped);
      changed[place] = changed[place]! ^ 1;
      expect([place, await check(changed)]).toMatchObject([place, { verdict: 'altered', level: null }]);
    }
  });

  it('is not stamped again before it is due', async () => {
    await stampDocument(signing.portal.platform, embedded(), await keyOfAnnex());
    expect((await signing.download(annex)).bytes.equals(stamped)).toBe(true);
  });

  it('is stamped once by several processes, and renewed when it is due', async () => {
    const { platform } = signing.portal;
    await platform.db.updateTable('document_file').set({ stamp_due_at: platform.clock.now() }).execute();
    const key = await keyOfAnnex();
    await Promise.all([1, 2, 3].map(() => stampDocument(platform, embedded(), key)));
    const { bytes } = await signing.download(annex);
    expect(sealedParts(bytes)?.stamps).toHaveLength(3);
    expect(await check(bytes)).toMatchObject({ verdict: 'whole' });
    expect((await signing.evidence(annex)).is_whole).toBe(true);
  });

  it('keeps its level: a renewal without revocation data waits a day, unless little time remains', async () => {
    const now = signing.portal.platform.clock.now();
    const platform = { ...signing.portal.platform, clock: { now: () => now } };
    const key = await keyOfAnnex();
    const authority = (await embedded()())!;
    const withoutLists = () => Promise.resolve({ ...authority, revocation: {} });
    const before = (await signing.download(annex)).bytes;
    const renew = async () => {
      await platform.db.updateTable('document_file').set({ stamp_due_at: now }).execute();
      await stampDocument(platform, withoutLists, key);
      return (await signing.download(annex)).bytes;
    };
    expect((await renew()).equals(before)).toBe(true);
    const { stamp_due_at: dueAt } = await platform.db
      .selectFrom('document_file')
      .select('stamp_due_at')
      .where('document_id', '=', annex)
      .where('form', '=', 'sealed')
      .executeTakeFirstOrThrow();
    expect(Math.round((dueAt!.getTime() - now.getTime()) / dayMs)).toBe(1);
    const soon = new Date(now.getTime() + 30 * dayMs);
    await platform.db.updateTable('sealed_file').set({ verifiable_until: soon }).execute();
    expect((await renew()).length).toBeGreaterThan(before.length);
    expect((await signing.evidence(annex)).level).toBe('B-T');
  });

  it('stays as it is while no authority answers', async () => {
    const { platform } = signing.portal;
    await platform.db.updateTable('document_file').set({ stamp_due_at: platform.clock.now() }).execute();
    const { bytes } = await signing.download(annex);
    const down = () => Promise.resolve({ stamp: () => Promise.reject(new StampUnavailable('down')), revocation: {} });
    await expect(stampDocument(platform, down, await keyOfAnnex())).rejects.toThrow(StampUnavailable);
    expect((await signing.download(annex)).bytes.equals(bytes)).toBe(true);
  });

  it('is found by the nightly search, unless there is no authority', async () => {
    const { platform } = signing.portal;
    const waiting = () =>
      platform.db
        .selectFrom('scheduled_job')
        .select(['payload', 'run_at'])
        .where('name', '=', 'stamp-sealed-document')
        .execute();
    await enqueueDueStamps(platform, () => Promise.resolve(null));
    expect(await waiting()).toEqual([]);
    await enqueueDueStamps(platform, embedded());
    const found = await waiting();
    expect(found.map(({ payload }) => payload)).toContainEqual(await keyOfAnnex());
    // Two seconds apart: the work must not slow down the reads of users.
    const moments = found.map(({ run_at }) => run_at.getTime()).toSorted((a, b) => a - b);
    expect(moments.map((moment) => moment - moments[0]!)).toEqual(found.map((_, index) => index * 2000));
  });
});

describe('the next time stamp', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  it.each([
    ['B-LTA', 3650, 3285],
    ['B-LTA', 400, 200],
    ['B-LTA', 10, 5],
    ['B-LTA', 1, 1],
    ['B-LTA', -5, 1],
    ['B-T', 3650, 30],
    ['B-T', 10, 5],
  ] as const)('of a file of level %s that expires in %i days is due in %i', (level, expires, due) =>
    expect(nextStamp(now, { level, verifiableUntil: inDays(expires) })).toEqual(inDays(due)),
  );
});
