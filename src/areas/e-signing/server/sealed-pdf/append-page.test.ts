import { createCipheriv } from 'node:crypto';
import { PDF, type PdfDict } from '@libpdf/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import { appendPage } from './append-page.ts';
import { arrayOf, dictionaryOf, UnsealableFile } from './pdf-update.ts';

const words = { name: 'Operator seal', reason: 'Анекс: подписан', sealedAt: new Date('2026-11-15T16:43:36Z') };
let rendered: Buffer;
const page = () => Promise.resolve(rendered);
beforeAll(async () => {
  const pdf = await openTaggedPdf({ title: 'Evidence', createdAt: words.sealedAt, pagesBefore: 1 });
  pdf.heading('Evidence');
  rendered = await pdf.end();
});

/** A PDF with these objects; the first is the catalog unless another is named. */
function pdfOf(objects: readonly string[], catalog = 1, trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root ${catalog} 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
const plain = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 /Rotate 90 >>'];
const onePage = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>';

describe('a page is added to a PDF of the operator', () => {
  it('without tags, upright although the other pages are rotated', async () => {
    const file = pdfOf([...plain, onePage]);
    const updated = await appendPage(file, page, words);
    expect(updated.subarray(0, file.length).equals(file)).toBe(true);
    const pdf = await PDF.load(updated);
    expect(pdf.getPage(1)!.dict.getNumber('Rotate')?.value).toBe(0);
  });

  it('that is linearized, without changing a byte of it', async () => {
    const file = pdfOf(
      [
        '<< /Linearized 1 /L 500 >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        onePage,
        '<< /Type /Catalog /Pages 2 0 R >>',
      ],
      4,
    );
    const updated = await appendPage(file, page, words);
    expect(updated.subarray(0, file.length).equals(file)).toBe(true);
    expect((await PDF.load(updated)).getPageCount()).toBe(2);
  });

  it('whose tags are in a tree with leaves', async () => {
    const file = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 4 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /StructParents 7 >>',
      '<< /Type /StructTreeRoot /K 6 0 R /ParentTree << /Kids [5 0 R] >> >>',
      '<< /Nums [7 [6 0 R]] /Limits [7 7] >>',
      '<< /Type /StructElem /S /P /P 4 0 R >>',
    ]);
    const pdf = await PDF.load(await appendPage(file, page, words));
    const root = dictionaryOf(pdf, pdf.getCatalog(), 'StructTreeRoot')!;
    expect(arrayOf(pdf, root, 'K')).toHaveLength(2);
    const leaves = arrayOf(pdf, dictionaryOf(pdf, root, 'ParentTree')!, 'Kids')!;
    const added = leaves.at(1, (ref) => pdf.getObject(ref)) as PdfDict;
    const numbers = (array: PdfDict, key: string) =>
      arrayOf(pdf, array, key)!
        .toArray()
        .map((each) => ('value' in each ? each.value : null));
    expect(numbers(added, 'Limits')).toEqual([8, 8]);
    expect(pdf.getPage(1)!.dict.getNumber('StructParents')?.value).toBe(8);
  });

  it('beside its own form', async () => {
    const file = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
      plain[1]!,
      onePage,
      '<< /FT /Tx /T (Seal) >>',
    ]);
    const pdf = await PDF.load(await appendPage(file, page, words));
    expect(
      pdf
        .getForm()
        ?.getFields()
        .map(({ name, type }) => `${name} ${type}`),
    ).toEqual(['Seal text', 'Seal2 signature']);
  });
});

describe('a PDF that an update cannot refer to is refused', () => {
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >> /ID [<00> <00>] `;
  it.each([
    [
      'without a cross-reference table',
      Buffer.from(
        pdfOf([...plain, onePage])
          .toString('latin1')
          .replace('startxref', ''),
      ),
    ],
    ['encrypted', pdfOf([...plain, onePage], 1, encryption)],
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['random', createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(5000))],
  ])('%s', (_, file) => expect(appendPage(file, page, words)).rejects.toThrow(UnsealableFile));
});
