import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigningOn, type SigningPortal } from '#testing/e-signing.ts';
import { openPortal } from '#testing/portal.ts';
import { deleteOldDocuments } from './delete-old-documents.ts';

const { annex, contract, number } = desislava;
const yearSeconds = 366 * 86_400;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigningOn(await openPortal({ EVIDENCE_YEARS: '3' }));
  await signing.switchOn();
  await signing.signByCode(annex);
});
afterEach(() => signing.close());

const platform = () => signing.portal.platform;
const query = async (text: string) => (await platform().pool.query<{ n: number }>(text)).rows[0]!.n;
const rowsOf = (documentId: string) =>
  query(`select ((select count(*) from document where document_id = '${documentId}')
    + (select count(*) from document_file where document_id = '${documentId}')
    + (select count(*) from document_event where document_id = '${documentId}')
    + (select count(*) from document_signing where document_id = '${documentId}'))::integer as n`);
const deletions = () => query(`select count(*)::integer as n from audit where action = 'document.delete'`);
const pass = async (years: number) => {
  await signing.portal.pass(years * yearSeconds);
  await deleteOldDocuments(platform());
};
/** The service ends: other tables refer to it, so that only its id changes. */
const move = (from: string, to: string) =>
  platform().pool.query(`update document set service_id = '${to}' where service_id = '${from}'`);

describe('a signed document', () => {
  it('is kept while its contract is in use', async () => {
    await deleteOldDocuments(platform());
    await pass(10);
    expect(await rowsOf(annex)).toBeGreaterThan(3);
    expect(await deletions()).toBe(0);
  });

  it('is deleted so many years after the end of its contract, once, and unsigned ones are kept', async () => {
    await move(number, '359888999999');
    await deleteOldDocuments(platform());
    await pass(2);
    expect(await rowsOf(annex)).toBeGreaterThan(3);
    await signing.portal.pass(yearSeconds);
    await Promise.all([1, 2, 3].map(() => deleteOldDocuments(platform())));
    expect(await rowsOf(annex)).toBe(0);
    expect(await rowsOf(contract)).toBeGreaterThan(0);
    expect(await deletions()).toBe(1);
  });

  it('is kept if its contract is in use again', async () => {
    await move(number, '359888999999');
    await deleteOldDocuments(platform());
    await pass(2);
    await move('359888999999', number);
    await pass(2);
    expect(await rowsOf(annex)).toBeGreaterThan(3);
  });
});
