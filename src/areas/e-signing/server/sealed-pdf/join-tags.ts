// The tags of an added page become the last part of the document, so that screen readers continue into it.

import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, type PDF, type PdfObject } from '@libpdf/core';
import type { ObjectCopier } from './copy-objects.ts';
import { arrayOf, dictionaryOf } from './pdf-update.ts';

/** Documents without tags stay without. */
export function joinTags(target: PDF, source: PDF, copy: ObjectCopier, page: PdfDict): void {
  const root = dictionaryOf(target, target.getCatalog(), 'StructTreeRoot');
  const rootRef = target.getCatalog().getRef('StructTreeRoot');
  const sourceRoot = dictionaryOf(source, source.getCatalog(), 'StructTreeRoot');
  const parents = root && dictionaryOf(target, root, 'ParentTree');
  if (!root || !rootRef || !sourceRoot || !parents) return;

  const [first] = childrenOf(source, sourceRoot);
  const part = first instanceof PdfRef ? source.getObject(first) : first;
  if (!first || !(part instanceof PdfDict)) return;
  part.delete('P');
  const partRef = copy(first);
  const copied = partRef instanceof PdfRef ? target.getObject(partRef) : partRef;
  if (!(copied instanceof PdfDict)) return;
  copied.set('P', rootRef);
  copied.set('S', PdfName.of('Part'));
  root.set('K', new PdfArray([...childrenOf(target, root), partRef]));

  const sourceParents = dictionaryOf(source, sourceRoot, 'ParentTree');
  const elements = sourceParents && arrayOf(source, sourceParents, 'Nums')?.at(1);
  const next = nextKey(target, root, parents);
  addParent(target, parents, next, elements ? copy(elements) : new PdfArray());
  root.set('ParentTreeNextKey', PdfNumber.of(next + 1));
  page.set('StructParents', PdfNumber.of(next));
}

function childrenOf(pdf: PDF, root: PdfDict): PdfObject[] {
  const children = arrayOf(pdf, root, 'K');
  if (children) return children.toArray();
  const only = root.get('K');
  return only ? [only] : [];
}

function nextKey(pdf: PDF, root: PdfDict, parents: PdfDict): number {
  const stated = root.getNumber('ParentTreeNextKey')?.value;
  return stated ?? lastKey(pdf, parents) + 1;
}

function lastKey(pdf: PDF, node: PdfDict): number {
  const numbers = arrayOf(pdf, node, 'Nums');
  if (numbers) return keysOf(numbers).reduce((a, b) => Math.max(a, b), -1);
  const below = arrayOf(pdf, node, 'Kids')?.toArray() ?? [];
  const keys = below.map((child) => {
    const dict = child instanceof PdfRef ? pdf.getObject(child) : child;
    return dict instanceof PdfDict ? lastKey(pdf, dict) : -1;
  });
  return Math.max(-1, ...keys);
}

function keysOf(numbers: PdfArray): number[] {
  return numbers.toArray().flatMap((each, index) => (index % 2 === 0 && each instanceof PdfNumber ? [each.value] : []));
}

/** A number tree stores its entries in its root, or in leaves with the range of their keys. */
function addParent(pdf: PDF, parents: PdfDict, key: number, elements: PdfObject): void {
  const leaves = arrayOf(pdf, parents, 'Kids');
  if (leaves) {
    const leaf = PdfDict.of({ Nums: PdfArray.of(PdfNumber.of(key), elements), Limits: range(key, key) });
    leaves.push(pdf.register(leaf));
    return;
  }
  const numbers = arrayOf(pdf, parents, 'Nums') ?? new PdfArray();
  numbers.push(PdfNumber.of(key), elements);
  parents.set('Nums', numbers);
  if (parents.has('Limits')) parents.set('Limits', range(keysOf(numbers)[0] ?? key, key));
}

function range(from: number, to: number): PdfArray {
  return PdfArray.of(PdfNumber.of(from), PdfNumber.of(to));
}
