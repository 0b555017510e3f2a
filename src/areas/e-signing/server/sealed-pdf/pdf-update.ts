// An incremental update of a PDF: everything new is written after the last byte of the file, which stays unchanged.

import { PDF, PdfArray, PdfDict, PdfRef, PdfStream, type PdfObject } from '@libpdf/core';

/** A file that can be read, but not sealed: encrypted, or damaged so that an update cannot refer to its parts. */
export class UnsealableFile extends Error {}

const linearizedMark = '/Linearized';
/** The mark is in the first object of a file. */
const beginningOfFile = 1024;

export async function openForUpdate(file: Uint8Array): Promise<PDF> {
  const pdf = await PDF.load(withoutLinearizedMark(file)).catch((error: unknown) => {
    throw new UnsealableFile(`the file is not readable: ${String(error)}`);
  });
  const reason = pdf.isEncrypted ? 'encrypted' : pdf.canSaveIncrementally();
  if (reason !== null) throw new UnsealableFile(`the file cannot be updated: ${reason}`);
  return pdf;
}

/** The library refuses to update linearized files, although the format allows it: other names have the same offsets. */
function withoutLinearizedMark(file: Uint8Array): Uint8Array {
  const at = Buffer.from(file.buffer, file.byteOffset, Math.min(beginningOfFile, file.length)).indexOf(linearizedMark);
  if (at < 0) return file;
  const copy = Buffer.from(file);
  copy.write('X', at + linearizedMark.length - 1);
  return copy;
}

/** The file, byte for byte, followed by the changes. */
export async function saveUpdate(pdf: PDF, file: Uint8Array): Promise<Buffer> {
  const updated = await pdf.save({ incremental: true });
  return Buffer.concat([file, updated.subarray(file.length)]);
}

/** The dictionary of a key, wherever the file stores it. */
export function dictionaryOf(pdf: PDF, dict: PdfDict, key: string): PdfDict | undefined {
  const found = resolved(pdf, dict.get(key));
  return found instanceof PdfDict ? found : undefined;
}

export function arrayOf(pdf: PDF, dict: PdfDict, key: string): PdfArray | undefined {
  const found = resolved(pdf, dict.get(key));
  return found instanceof PdfArray ? found : undefined;
}

/** The content of the streams in an array. */
export function streamsOf(pdf: PDF, array: PdfArray | undefined): Uint8Array[] {
  const objects = Array.from({ length: array?.length ?? 0 }, (_, index) => resolved(pdf, array?.at(index)));
  return objects.flatMap((each) => (each instanceof PdfStream ? [each.getDecodedData()] : []));
}

function resolved(pdf: PDF, object: PdfObject | undefined): PdfObject | null | undefined {
  return object instanceof PdfRef ? pdf.getObject(object) : object;
}
