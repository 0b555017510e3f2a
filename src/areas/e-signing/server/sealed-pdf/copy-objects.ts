// Copies objects of one PDF into another, each once.

import { PdfArray, PdfDict, PdfNull, PdfRef, PdfStream, type PDF, type PdfObject } from '@libpdf/core';

export type ObjectCopier = (object: PdfObject) => PdfObject;

/** The library copies pages without their tags, and its copier is not exported. */
export function objectCopier(source: PDF, target: PDF): ObjectCopier {
  const copies = new Map<string, PdfRef>();

  const copyReference = (ref: PdfRef): PdfRef => {
    const name = `${ref.objectNumber} ${ref.generation}`;
    const known = copies.get(name);
    if (known) return known;
    const object = source.getObject(ref) ?? PdfNull.instance;
    const copied = emptyLike(object);
    const copiedRef = target.register(copied);
    // Registered before its parts: objects refer to each other in circles.
    copies.set(name, copiedRef);
    fill(copied, object);
    return copiedRef;
  };

  const copy = (object: PdfObject): PdfObject => {
    if (object instanceof PdfRef) return copyReference(object);
    const copied = emptyLike(object);
    fill(copied, object);
    return copied;
  };

  const fill = (copied: PdfObject, object: PdfObject): void => {
    if (copied instanceof PdfDict && object instanceof PdfDict) {
      for (const [key, value] of object) copied.set(key, copy(value));
    }
    if (copied instanceof PdfArray && object instanceof PdfArray) copied.push(...object.toArray().map(copy));
  };

  return copy;
}

/** Simple values are immutable and returned as they are. */
function emptyLike(object: PdfObject): PdfObject {
  if (object instanceof PdfStream) return new PdfStream([], object.data);
  if (object instanceof PdfDict) return new PdfDict();
  return object instanceof PdfArray ? new PdfArray() : object;
}
