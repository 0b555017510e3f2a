import { X509Certificate } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportCustomer } from '#areas/profile/export/server/export-customer.ts';
import { exportedTables } from '../server/exported-tables.ts';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { operatorsSeal } from '#testing/operators-seal.ts';
import { verifyPackage } from '#areas/e-signing/verification/server/verify-package.ts';

const { annex, pid } = desislava;
let signing: SigningPortal;
let zip: Uint8Array;
beforeAll(async () => {
  signing = await openSigning();
  await signing.switchOn();
  await signing.signByCode(annex);
  await signing.portal.runDueJobs();
  zip = (await exportCustomer(signing.portal.platform, pid, exportedTables))!;
});
afterAll(() => signing.close());

const changed = (change: (files: Unzipped) => void) => {
  const files = unzipSync(zip);
  change(files);
  return verifyPackage(zipSync(files, { level: 0 }), []);
};
const flip = (files: Unzipped, name: string, place: number) => {
  const bytes = files[name]!;
  bytes[place] = bytes[place]! ^ 1;
};

describe('the export of a customer', () => {
  it('is verified without the portal: the audit log, the document, its seal and its time stamps', () => {
    const { isChainIntact, documents } = verifyPackage(zip, []);
    expect(isChainIntact).toBe(true);
    expect(documents).toMatchObject([{ documentId: annex, problems: [] }]);
    expect(documents[0]?.stampedAt).toBeInstanceOf(Date);
    expect(verifyPackage(zip, [documents[0]!.sealedBy!]).documents[0]?.problems).toEqual([]);
  });

  it('with another sealing certificate than the trusted ones is reported', () => {
    const others = [new X509Certificate(operatorsSeal('Another').SIGNING_CERTIFICATE)];
    expect(verifyPackage(zip, others).documents[0]?.problems).toEqual([
      'the seal is of a certificate that is not trusted',
    ]);
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

  it('without a sealed file is reported', () => {
    const { documents } = changed((files) => delete files[`documents/${annex}-sealed.pdf`]);
    expect(documents[0]?.problems).toEqual(['a file or its seal is missing']);
  });
});
