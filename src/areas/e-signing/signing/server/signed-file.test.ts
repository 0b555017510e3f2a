import { afterAll, beforeAll, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { describeWithPrograms, pdfsigReport } from '#testing/external-program.ts';

const { annex, contract, policy } = desislava;
const files: Buffer[] = [];
let signing: SigningPortal;

describeWithPrograms(['pdfsig'], () => {
  beforeAll(async () => {
    signing = await openSigning();
    await signing.switchOn();
    for (const id of [annex, contract, policy]) {
      await signing.signByCode(id);
      files.push((await signing.download(id)).bytes);
    }
  });
  afterAll(() => signing.close());

  it('reports one valid signature over the whole document for every kind of signed file', () => {
    for (const file of files) {
      const report = pdfsigReport(file);
      expect(report.match(/^Signature #\d+:/gm)).toEqual(['Signature #1:']);
      expect(report).toContain('Signature Validation: Signature is Valid.');
      expect(report).toContain('Total document signed');
      expect(report).toContain('Signature Type: ETSI.CAdES.detached');
    }
  });

  it('reports a signed file with a changed page as changed', () => {
    for (const file of files) {
      const changed = Buffer.from(file);
      const place = changed.indexOf('stream\n') + 'stream\n'.length + 40;
      changed[place] = changed[place]! ^ 1;
      expect(pdfsigReport(changed)).toContain('Signature Validation: Digest Mismatch.');
    }
  });

  it('reports a signed file with an appended part as signed only in part', () => {
    for (const file of files) {
      const report = pdfsigReport(Buffer.concat([file, Buffer.from('\n% added\n')]));
      expect(report).not.toContain('Total document signed');
      expect(report).toContain('Not total document signed');
    }
  });
});
