// Adds a page and an empty seal to a PDF as an incremental update: the original bytes stay unchanged.

import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString, type PdfRef } from '@libpdf/core';
import { objectCopier } from './copy-objects.ts';
import { emptySeal } from './fill-seal.ts';
import { joinTags } from './join-tags.ts';
import { arrayOf, dictionaryOf, openForUpdate, saveUpdate, UnsealableFile } from './pdf-update.ts';

export type SealDescription = { name: string; reason: string; sealedAt: Date };

/** `renderPage` gets the number of pages before it. */
export async function appendPage(
  original: Uint8Array,
  renderPage: (pagesBefore: number) => Promise<Uint8Array>,
  words: SealDescription,
): Promise<Buffer> {
  const target = await openForUpdate(original);
  const source = await PDF.load(await renderPage(target.getPageCount()));
  addPage(target, source, words);
  return saveUpdate(target, original);
}

function addPage(target: PDF, source: PDF, words: SealDescription): void {
  const sourcePage = source.getPage(0)!;
  sourcePage.dict.delete('Parent');
  const copy = objectCopier(source, target);
  const ref = copy(sourcePage.ref) as PdfRef;
  const page = target.getObject(ref) as PdfDict;
  const treeRef = target.getCatalog().getRef('Pages');
  const tree = dictionaryOf(target, target.getCatalog(), 'Pages');
  const pages = tree && arrayOf(target, tree, 'Kids');
  if (!treeRef || !pages) throw new UnsealableFile('the file has no pages');
  pages.push(ref);
  tree.set('Count', PdfNumber.of((tree.getNumber('Count')?.value ?? 0) + 1));
  page.set('Parent', treeRef);
  // A rotation of all pages would be inherited.
  page.set('Rotate', PdfNumber.of(0));
  joinTags(target, source, copy, page);
  addSealField(target, { ref, page }, words);
}

/** An invisible field on the added page with the seal, over every byte of the file except the seal. */
function addSealField(pdf: PDF, { ref, page }: { ref: PdfRef; page: PdfDict }, words: SealDescription): void {
  const seal = emptySeal();
  seal.set('Name', PdfString.fromString(words.name));
  seal.set('Reason', PdfString.fromString(words.reason));
  seal.set('M', PdfString.fromString(pdfDate(words.sealedAt)));
  const catalog = pdf.getCatalog();
  const form = dictionaryOf(pdf, catalog, 'AcroForm') ?? new PdfDict();
  const fields = arrayOf(pdf, form, 'Fields') ?? new PdfArray();
  const field = pdf.register(
    PdfDict.of({
      Type: PdfName.of('Annot'),
      Subtype: PdfName.of('Widget'),
      FT: PdfName.of('Sig'),
      T: PdfString.fromString(`Seal${fields.length === 0 ? '' : fields.length + 1}`),
      V: pdf.register(seal),
      // Flags: print and locked.
      F: PdfNumber.of(132),
      Rect: new PdfArray([0, 0, 0, 0].map((each) => PdfNumber.of(each))),
      P: ref,
    }),
  );
  page.set('Annots', new PdfArray([field]));
  fields.push(field);
  form.set('Fields', fields);
  // Flags: signatures exist, append only.
  form.set('SigFlags', PdfNumber.of(3));
  if (!catalog.has('AcroForm')) catalog.set('AcroForm', pdf.register(form));
}

/** D:20261115164336Z */
function pdfDate(at: Date): string {
  return `D:${at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:T]/g, '')}`;
}
