// The place of a seal in a file: written empty, then filled with the signature of everything around it.

import { createHash } from 'node:crypto';
import { PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';

/** Enough for an RSA key of 4096 bits, a chain of three certificates and a time stamp with its own chain. */
const bytesOfSeal = 15_000;
/** A placeholder for the real numbers, which are never longer. */
const numberToCome = 9_999_999_999;

export function emptySeal(): PdfDict {
  const numbers = [0, numberToCome, numberToCome, numberToCome].map((each) => PdfNumber.of(each));
  return PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: new PdfArray(numbers),
    Contents: PdfString.fromBytes(new Uint8Array(bytesOfSeal)),
  });
}

const emptyRange = `/ByteRange [0 ${numberToCome} ${numberToCome} ${numberToCome}]`;
const emptyContents = `/Contents <${'0'.repeat(bytesOfSeal * 2)}>`;

/** `sign` gets the hash of everything except the seal, and returns the seal. */
export async function fillSeal(file: Buffer, sign: (contentHash: Buffer) => Promise<Uint8Array>): Promise<Buffer> {
  const rangeAt = file.lastIndexOf(emptyRange);
  const contentsAt = file.lastIndexOf(emptyContents);
  if (rangeAt < 0 || contentsAt < 0) throw new Error('the file has no empty seal');
  const from = contentsAt + emptyContents.indexOf('<');
  const to = contentsAt + emptyContents.length;
  const range = `/ByteRange [0 ${from} ${to} ${file.length - to}]`;
  file.write(range.padEnd(emptyRange.length), rangeAt, 'latin1');
  const hash = createHash('sha256').update(file.subarray(0, from)).update(file.subarray(to)).digest();
  const signature = Buffer.from(await sign(hash)).toString('hex');
  if (signature.length > bytesOfSeal * 2) throw new Error(`the seal is too long: ${signature.length / 2} bytes`);
  file.write(signature, from + 1, 'latin1');
  return file;
}
