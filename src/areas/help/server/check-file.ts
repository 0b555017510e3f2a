// Checks that an uploaded file is a whole picture or PDF: the declared type and the name do not count. A file must have
// the structure of its type up to its end, so that a viewer can open it.

import { crc32 } from 'node:zlib';
import { fileTypeOf, mostFileBytes, type FileType } from '#platform/attached-files.ts';

/** Larger pictures could exhaust the memory of a viewer. */
const mostPixels = 100_000_000;

/** Null if the file is not accepted. */
export function checkedFileType(bytes: Buffer): FileType | null {
  if (bytes.length === 0 || bytes.length > mostFileBytes) return null;
  const type = fileTypeOf(bytes);
  return type && isWhole[type](bytes) ? type : null;
}

const isWhole: Record<FileType, (bytes: Buffer) => boolean> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/webp': isWholeWebp,
  'application/pdf': isWholePdf,
};

const isSize = (width: number, height: number) => width > 0 && height > 0 && width * height <= mostPixels;

/** Chunks of length, type, data and checksum: IHDR first, pixels, IEND at the very end. */
function isWholePng(bytes: Buffer): boolean {
  let [at, hasPixels] = [8, false];
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    const isHead = type === 'IHDR';
    if (isHead !== (at === 8)) return false;
    if (isHead && (length !== 13 || !isSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)))) return false;
    if (type === 'IDAT' && length > 0) hasPixels = true;
    if (type === 'IEND') return hasPixels && end === bytes.length;
    at = end;
  }
  return false;
}

/** Segments with lengths up to the scan: a frame with a size before it, the end marker after it. */
function isWholeJpeg(bytes: Buffer): boolean {
  let [at, hasFrame] = [2, false];
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return false;
    if (isFrame(marker)) {
      if (length < 8 || !isSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return false;
      hasFrame = true;
    }
    // Cameras may append data after the picture.
    if (marker === 0xda) return hasFrame && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > end;
    at = end;
  }
  return false;
}

/** SOF0 to SOF15 without the tables DHT, JPG and DAC between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let [at, hasPicture] = [12, false];
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (type === 'VP8 ' || type === 'VP8L' || type === 'ANMF') hasPicture = true;
    at += 8 + length + (length % 2);
  }
  return hasPicture && at === bytes.length;
}

/** The end names the place of the cross-reference table, which is inside the file. */
function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 2048));
  const place = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)?.[1];
  if (place === undefined || Number(place) >= bytes.length) return false;
  const found = bytes.toString('latin1', Number(place), Number(place) + 32);
  return /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(found);
}
