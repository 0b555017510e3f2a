// Adds a page and a seal field to a PDF as an incremental update: the original bytes stay unchanged.

import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

export type SealDescription = { name: string; reason: string; sealedAt: Date };

/** Enough for an RSA key of 4096 bits with a chain of three certificates. */
const hexDigitsOfSeal = 24_000;

const key = (name: string) => PDFName.of(name);
/** A placeholder for the real numbers, which are never longer. */
const numberToCome = key('**********');

export async function appendPage(original: Uint8Array, page: Uint8Array, words: SealDescription): Promise<Uint8Array> {
  const [target, source] = await Promise.all([
    PDFDocument.load(original, { forIncrementalUpdate: true, updateMetadata: false }),
    PDFDocument.load(page, { updateMetadata: false }),
  ]);
  const copier = PDFObjectCopier.for(source.context, target.context);
  const added = addPage(target, source, copier);
  joinTags(target, source, copier, added);
  addSealField(target, added, words);
  return target.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

function addPage(target: PDFDocument, source: PDFDocument, copier: PDFObjectCopier): PDFRef {
  const ref = copier.copy(source.getPage(0).ref);
  const treeRef = refOf(target.catalog, 'Pages');
  target.context.lookup(ref, PDFDict).set(key('Parent'), treeRef);
  const tree = target.catalog.Pages();
  tree.Kids().push(ref);
  tree.set(key('Count'), PDFNumber.of(tree.Count().asNumber() + 1));
  touch(target, treeRef);
  return ref;
}

/** The tags of the page become the last part of the document, so that screen readers continue into it. */
function joinTags(target: PDFDocument, source: PDFDocument, copier: PDFObjectCopier, pageRef: PDFRef): void {
  const root = target.catalog.lookupMaybe(key('StructTreeRoot'), PDFDict);
  if (!root) return;
  const rootRef = refOf(target.catalog, 'StructTreeRoot');
  const sourceRoot = source.catalog.lookup(key('StructTreeRoot'), PDFDict);
  const part = kidsOf(sourceRoot)[0]!;
  source.context.lookup(part, PDFDict).delete(key('P'));
  const partRef = copier.copy(part);
  const copied = target.context.lookup(partRef, PDFDict);
  copied.set(key('P'), rootRef);
  copied.set(key('S'), key('Part'));
  root.set(key('K'), target.context.obj([...kidsOf(root), partRef]));

  const elements = sourceRoot.lookup(key('ParentTree'), PDFDict).lookup(key('Nums'), PDFArray).lookup(1, PDFArray);
  const next = root.lookup(key('ParentTreeNextKey'), PDFNumber).asNumber();
  const parents = root.lookup(key('ParentTree'), PDFDict);
  const numbers = parents.lookup(key('Nums'), PDFArray);
  numbers.push(PDFNumber.of(next));
  numbers.push(copier.copy(elements));
  parents.set(key('Limits'), target.context.obj([numbers.lookup(0, PDFNumber).asNumber(), next]));
  root.set(key('ParentTreeNextKey'), PDFNumber.of(next + 1));
  target.context.lookup(pageRef, PDFDict).set(key('StructParents'), PDFNumber.of(next));
  touch(target, rootRef);
}

/** An invisible field on the added page with the seal, over every byte of the file except the seal. */
function addSealField(target: PDFDocument, pageRef: PDFRef, { name, reason, sealedAt }: SealDescription): void {
  const { context, catalog } = target;
  const seal = context.obj({});
  seal.set(key('Type'), key('Sig'));
  seal.set(key('Filter'), key('Adobe.PPKLite'));
  seal.set(key('SubFilter'), key('ETSI.CAdES.detached'));
  seal.set(key('ByteRange'), context.obj([PDFNumber.of(0), numberToCome, numberToCome, numberToCome]));
  seal.set(key('Contents'), PDFHexString.of('0'.repeat(hexDigitsOfSeal)));
  seal.set(key('Name'), PDFHexString.fromText(name));
  seal.set(key('Reason'), PDFHexString.fromText(reason));
  seal.set(key('M'), PDFString.fromDate(sealedAt));
  const field = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of('Seal'),
    V: context.register(seal),
    // Flags: print and locked.
    F: 132,
    Rect: [0, 0, 0, 0],
    P: pageRef,
  });
  const fieldRef = context.register(field);
  context.lookup(pageRef, PDFDict).set(key('Annots'), context.obj([fieldRef]));
  const form = catalog.lookupMaybe(key('AcroForm'), PDFDict) ?? context.obj({});
  const fields = form.lookupMaybe(key('Fields'), PDFArray)?.asArray() ?? [];
  form.set(key('Fields'), context.obj([...fields, fieldRef]));
  // Flags: signatures exist, append only.
  form.set(key('SigFlags'), PDFNumber.of(3));
  if (!(catalog.get(key('AcroForm')) instanceof PDFRef)) catalog.set(key('AcroForm'), context.register(form));
  touch(target, context.getRef(form), context.getRef(catalog));
}

function kidsOf(root: PDFDict): PDFRef[] {
  const kids = root.get(key('K'));
  if (kids instanceof PDFRef) return [kids];
  return root.lookup(key('K'), PDFArray).asArray() as PDFRef[];
}

function refOf(dict: PDFDict, name: string): PDFRef {
  return dict.get(key(name)) as PDFRef;
}

/** Only objects marked as changed are written again. */
function touch({ context }: PDFDocument, ...refs: (PDFRef | undefined)[]): void {
  context.snapshot?.markRefsForSave(refs.filter((ref) => ref !== undefined));
}
