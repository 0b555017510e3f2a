import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigningOn, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPortal } from '#testing/portal.ts';
import { startSigningService, type SigningService } from '#testing/signing-service.ts';
import { findDocument } from './document-store.ts';
import { enqueueUnsealed, sealDocument, sealPromptly } from './seal-document.ts';
import { openSeal } from './sealed-pdf/open-seal.ts';
import { readSealSettings } from './sealed-pdf/seal-settings.ts';
import { KeyUnavailable } from './sealing-key/sealing-key.ts';

const { annex, contract, policy } = desislava;
const mailbox = 'desislava@demo.abonat.bg';
let service: SigningService;
let signing: SigningPortal;
beforeEach(async () => {
  service = await startSigningService();
  signing = await openSigningOn(await openPortal(service.environment));
  await signing.switchOn();
  service.isDown = true;
});
afterEach(async () => {
  await signing.close();
  await service.close();
});

const platform = () => signing.portal.platform;
const count = async (table: string, where = 'true') =>
  (await platform().pool.query(`select 1 from ${table} where ${where}`)).rowCount;
const keyOf = async (documentId: string) => {
  const { rows } = await platform().pool.query<{ customer_id: number }>(
    'select customer_id from document where document_id = $1',
    [documentId],
  );
  return { customerId: rows[0]!.customer_id, documentId };
};
const seals = () => openSeal(platform(), readSealSettings(service.environment));

describe('a document signed while the key is unavailable', () => {
  beforeEach(async () => {
    await signing.signByCode(annex);
  });

  it('is signed and being sealed, and its evidence does not exist yet', async () => {
    expect(await signing.document(annex)).toMatchObject({ status: 'Signed', is_sealed: false, is_being_sealed: true });
    const { document_id } = await signing.document(annex);
    const evidence = await signing.who.call('GET', '/esigning/api/documents/evidence', {
      query: { DocumentId: document_id },
    });
    expect(outcomeOf(evidence)).toBe('404 EC_ESign_Document_Id_Missing');
    expect(await signing.inbox(mailbox)).toEqual([]);
  });

  it('is sealed by its job, with the time of the signing, and the signer is notified', async () => {
    const { signed_at } = await signing.document(annex);
    service.isDown = false;
    await signing.portal.pass(31);
    await signing.portal.runDueJobs();
    expect(await signing.document(annex)).toMatchObject({ is_sealed: true, is_being_sealed: false, signed_at });
    expect(await signing.evidence(annex)).toMatchObject({ is_whole: true, signed_at });
    expect(await signing.inbox(mailbox)).toHaveLength(1);
  });

  it('is sealed once by several processes', async () => {
    service.isDown = false;
    const key = await keyOf(annex);
    await Promise.all([1, 2, 3].map(() => sealDocument(platform(), seals(), key)));
    await sealDocument(platform(), seals(), key);
    expect(await count('audit', `action = 'document.sign'`)).toBe(1);
    expect(await count('document_file', `form = 'sealed'`)).toBe(1);
    expect(await count('sealed_file')).toBe(1);
    expect(await signing.inbox(mailbox)).toHaveLength(1);
  });

  it('stays so until the key answers, and is not sealed after its certificate expired', async () => {
    const key = await keyOf(annex);
    await expect(sealDocument(platform(), seals(), key)).rejects.toThrow(KeyUnavailable);
    await sealPromptly(platform(), seals(), [key]);
    service.isDown = false;
    await signing.portal.pass(4000 * 86_400);
    await expect(sealDocument(platform(), seals(), key)).rejects.toThrow(/is not valid now/);
    expect(service.signed).toBe(0);
  });

  it('is sealed from the first moment of the certificate, and no longer at its last', async () => {
    service.isDown = false;
    const key = await keyOf(annex);
    const { validFrom, validTo } = (await seals()()).certificates[0]!;
    const sealAt = (moment: string) =>
      sealDocument({ ...platform(), clock: { now: () => new Date(moment) } }, seals(), key);
    await expect(sealAt(validTo)).rejects.toThrow(/is not valid now/);
    await sealAt(validFrom);
    expect((await findDocument(platform().db, key))?.is_sealed).toBe(true);
  });

  it('is never sealed with another file than the signed one', async () => {
    service.isDown = false;
    const key = await keyOf(annex);
    await platform().pool.query(`update document_file set sha256 = sha256('other') where document_id = $1`, [annex]);
    await expect(sealDocument(platform(), seals(), key)).rejects.toThrow(/not the one that was signed/);
    expect((await findDocument(platform().db, key))?.is_sealed).toBe(false);
  });

  it('is found by the hourly search if its job failed for good', async () => {
    await platform().db.deleteFrom('scheduled_job').where('name', '=', 'seal-signed-document').execute();
    service.isDown = false;
    await enqueueUnsealed(platform());
    await signing.portal.runDueJobs();
    expect(await signing.document(annex)).toMatchObject({ is_being_sealed: true });
    await signing.portal.pass(3601);
    await enqueueUnsealed(platform());
    await signing.portal.runDueJobs();
    expect(await count('document_signing', 'sealed_at is not null')).toBe(1);
  });
});

it('of several documents signed with one code, the last one that is sealed notifies the signer', async () => {
  const all = [annex, contract, policy];
  await signing.askCodeOfSeveral(all);
  await signing.signSeveral(all, await signing.lastCode());
  service.isDown = false;
  const keys = await Promise.all(all.map(keyOf));
  await sealDocument(platform(), seals(), keys[0]!);
  expect(await signing.inbox(mailbox)).toEqual([]);
  await Promise.all([keys[1]!, keys[2]!].map((key) => sealDocument(platform(), seals(), key)));
  const mails = await signing.inbox(mailbox);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('3');
});
