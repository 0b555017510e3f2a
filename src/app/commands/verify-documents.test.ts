import { X509Certificate } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportCustomer } from '#areas/profile/export/server/export-customer.ts';
import { exportedTables } from '../server/exported-tables.ts';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { operatorsSeal } from '#testing/operators-seal.ts';
import { deleteOldDocuments } from '#areas/e-signing/server/delete-old-documents.ts';
import { strengthenSeal } from '#areas/e-signing/server/sealed-pdf/strengthen-seal.ts';
import {
  embeddedAuthority,
  newAuthority,
  type AuthorityKeys,
} from '#areas/e-signing/server/time-stamp/embedded-authority.ts';
import { verifyPackage } from '#areas/e-signing/verification/server/verify-package.ts';

const { annex, pid } = desislava;
let signing: SigningPortal;
let zip: Uint8Array;
const anybody = { seals: [], authorities: [] };
beforeAll(async () => {
  signing = await openSigning();
  await signing.switchOn();
  await signing.signByCode(annex);
  await signing.portal.runDueJobs();
  zip = (await exportCustomer(signing.portal.platform, pid, exportedTables))!;
});
afterAll(() => signing.close());

const sealedName = `documents/${annex}-sealed.pdf`;
const ownRoot = async () => {
  const { value } = await signing.portal.platform.db
    .selectFrom('generated_secret')
    .select('value')
    .where('name', '=', 'time-stamp-authority')
    .executeTakeFirstOrThrow();
  return (JSON.parse(value) as AuthorityKeys).root;
};
const changed = (change: (files: Unzipped) => void) => {
  const files = unzipSync(zip);
  change(files);
  return verifyPackage(zipSync(files, { level: 0 }), anybody);
};
const flip = (files: Unzipped, name: string, place: number) => {
  const bytes = files[name]!;
  bytes[place] = bytes[place]! ^ 1;
};

describe('the export of a customer', () => {
  it('is verified without the portal: the audit log, the document, its seal and its time stamps', () => {
    const { isChainIntact, documents } = verifyPackage(zip, anybody);
    expect(isChainIntact).toBe(true);
    expect(documents).toMatchObject([{ documentId: annex, problems: [] }]);
    expect(documents[0]?.stampedAt).toBeInstanceOf(Date);
    expect(verifyPackage(zip, { ...anybody, seals: [documents[0]!.sealedBy!] }).documents[0]?.problems).toEqual([]);
  });

  it('with another sealing certificate than the trusted ones is reported', () => {
    const others = [new X509Certificate(operatorsSeal('Another').SIGNING_CERTIFICATE)];
    expect(verifyPackage(zip, { ...anybody, seals: others }).documents[0]?.problems).toEqual([
      'the seal is of a certificate that is not trusted',
    ]);
  });

  it('with time stamps of another authority than the trusted ones is reported', async () => {
    const problemsWith = (root: string) =>
      verifyPackage(zip, { ...anybody, authorities: [new X509Certificate(root)] }).documents[0]?.problems;
    expect(problemsWith(await ownRoot())).toEqual([]);
    expect(problemsWith(newAuthority(new Date()).root)).toEqual([
      'a time stamp is of an authority that is not trusted',
    ]);
  });

  it('with one time stamp of another authority after the trusted ones is reported', async () => {
    const files = unzipSync(zip);
    const clock = { now: () => new Date() };
    const { bytes } = await strengthenSeal(
      Buffer.from(files[sealedName]!),
      embeddedAuthority(newAuthority(clock.now()), clock),
      { now: clock.now(), before: 'B-LTA' },
    );
    files[sealedName] = new Uint8Array(bytes);
    const authorities = [new X509Certificate(await ownRoot())];
    const { documents } = verifyPackage(zipSync(files, { level: 0 }), { ...anybody, authorities });
    expect(documents[0]?.problems).toContain('a time stamp is of an authority that is not trusted');
  });

  it('with a time stamp that came after the certificate before it had expired is reported', async () => {
    const later = { now: () => new Date(Date.now() + 6000 * 86_400_000) };
    const keys = newAuthority(later.now());
    const { bytes } = await strengthenSeal(Buffer.from(unzipSync(zip)[sealedName]!), embeddedAuthority(keys, later), {
      now: later.now(),
      before: 'B-LTA',
    });
    const { documents } = changed((files) => (files[sealedName] = new Uint8Array(bytes)));
    expect(documents[0]?.problems).toEqual(['a time stamp came after the certificate before it had expired']);
  });

  it.each([
    ['original', 500, 'the original is not the document that was signed'],
    ['sealed', 500, 'the seal is not valid'],
  ])('with a changed byte in the %s file is reported', (form, place, problem) => {
    const { documents } = changed((files) => flip(files, `documents/${annex}-${form}.pdf`, place));
    expect(documents[0]?.problems).toContain(problem);
  });

  it('with a changed byte after the seal is reported', () => {
    const name = `documents/${annex}-sealed.pdf`;
    const { documents } = changed((files) => flip(files, name, files[name]!.length - 30_000));
    expect(documents[0]?.problems).toContain('a time stamp is not valid');
  });

  it('with changed evidence breaks the chain', () => {
    const { isChainIntact, documents } = changed((files) => {
      files['audit.json'] = strToU8(strFromU8(files['audit.json']!).replace('Десислава', 'Радослава'));
    });
    expect(isChainIntact).toBe(false);
    expect(documents).toHaveLength(1);
  });

  it('does not contain a document that was deleted after its retention, which is not reported', async () => {
    const { platform, pass } = signing.portal;
    await platform.pool.query(`update document set service_id = 'ended' where document_id = $1`, [annex]);
    await deleteOldDocuments(platform);
    await pass(6 * 366 * 86_400);
    await deleteOldDocuments(platform);
    const later = (await exportCustomer(platform, pid, exportedTables))!;
    expect(verifyPackage(later, anybody)).toEqual({ isChainIntact: true, documents: [] });
  });

  it('without a sealed file is reported', () => {
    const { documents } = changed((files) => delete files[`documents/${annex}-sealed.pdf`]);
    expect(documents[0]?.problems).toEqual(['a file or its seal is missing']);
  });
});
