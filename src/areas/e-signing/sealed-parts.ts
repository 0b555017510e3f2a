// Finds the seal of a PDF, what it covers, and the time stamps after it, for the evidence and the file check page. It
// also finds a damaged seal, so that a changed file differs from one that was never sealed.

export type SignedParts = {
  /** Everything that the signature covers. */
  content: readonly [Uint8Array, Uint8Array];
  /** The signature in hex digits; null if unreadable. */
  cms: string | null;
};

export type SealedParts = SignedParts & {
  /** The length of the file as it was sealed, before time stamps were added. */
  sealedLength: number;
  /** Archive time stamps, the first one first. Each covers the file before it. */
  stamps: readonly SignedParts[];
  /** The last signature covers every byte of the file except itself, and all are well-formed. */
  isIntact: boolean;
};

type Place = { from: number; to: number };
type Signature = SignedParts & { mark: number; end: number; isWellFormed: boolean };

const rangeMark = '/ByteRange [';
const sealKey = '/Contents ';
const longestSeal = 100_000;
/** Far more than renewals need in the life of a document. */
export const mostStamps = 30;
const [opening, closing] = [0x3c, 0x3e];
/** Either of them marks a time stamp, so that one of them may be damaged. */
const stampMarks = ['/DocTimeStamp', '/ETSI.RFC3161'];
const longestDictionary = 300;

/** The last seal of the file; null if there is none. */
export function sealedParts(file: Uint8Array): SealedParts | null {
  const stamps: Signature[] = [];
  let found = signatureBefore(file, file.length);
  while (found && isStamp(file, found.mark) && stamps.length < mostStamps) {
    stamps.unshift(found);
    found = signatureBefore(file, found.mark);
  }
  if (!found) return null;
  const all = [found, ...stamps];
  return {
    content: found.content,
    cms: found.cms,
    sealedLength: found.end,
    stamps: stamps.map(({ content, cms }) => ({ content, cms })),
    isIntact: all.every(({ isWellFormed }) => isWellFormed) && all.at(-1)!.end === file.length,
  };
}

/** The last signature whose dictionary begins before this place. */
function signatureBefore(file: Uint8Array, before: number): Signature | null {
  const searched = file.subarray(0, before);
  const mark = lastPlaceOf(searched, rangeMark);
  const range = rangeAt(file, mark);
  const place = placeIn(file, searched, range);
  if (!place) return null;
  const { from, to } = place;
  const isOfRange = range !== null && range.from === from && range.to === to;
  const end = isOfRange ? to + range.rest : file.length;
  const digits = asText(file.subarray(from + 1, to - 1));
  const cms = cmsIn(digits.toLowerCase());
  const isWellWritten = cms !== null && digits === cms.padEnd(digits.length, '0');
  const isEnclosed = file[from] === opening && file[to - 1] === closing;
  return {
    mark: mark < 0 ? from : Math.min(mark, from),
    content: [file.subarray(0, from), file.subarray(to, Math.min(end, file.length))],
    cms,
    end,
    isWellFormed: isOfRange && end <= file.length && isWellWritten && isEnclosed,
  };
}

function isStamp(file: Uint8Array, mark: number): boolean {
  const dictionary = asText(file.subarray(Math.max(0, mark - longestDictionary), mark));
  const start = dictionary.lastIndexOf(' obj');
  return stampMarks.some((each) => dictionary.indexOf(each, start + 1) >= 0);
}

/** The byte range that the file states: start and end of the seal, and the length of the rest. */
function rangeAt(file: Uint8Array, at: number): (Place & { rest: number }) | null {
  if (at < 0) return null;
  const numbers = asText(file.subarray(at + rangeMark.length, at + rangeMark.length + 60)).match(
    /^0 (\d{1,10}) +(\d{1,10}) +(\d{1,10}) *\]/,
  );
  if (!numbers) return null;
  const [from, to, rest] = numbers.slice(1).map(Number) as [number, number, number];
  return { from, to, rest };
}

/** The byte range and the key of the seal both locate it, so that one of them may be damaged. */
function placeIn(file: Uint8Array, searched: Uint8Array, range: Place | null): Place | null {
  const isInFile = range !== null && isSealLength(range.to - range.from) && range.to <= file.length;
  if (!isInFile) return placeByKey(searched);
  const { from, to } = range;
  const ends = [file[from] === opening, file[to - 1] === closing];
  if (ends.every(Boolean)) return { from, to };
  return placeByKey(searched) ?? (ends.some(Boolean) ? { from, to } : null);
}

function isSealLength(length: number): boolean {
  return length >= 4 && length <= longestSeal;
}

/** A CMS begins with 30. */
function placeByKey(file: Uint8Array): Place | null {
  const at = lastPlaceOf(file, `${sealKey}<30`);
  if (at < 0) return null;
  const from = at + sealKey.length;
  const end = file.indexOf(closing, from);
  return isSealLength(end + 1 - from) ? { from, to: end + 1 } : null;
}

/** Only the hex digits of the CMS: DER contains its own length. */
function cmsIn(seal: string): string | null {
  const byteAt = (index: number) => Number.parseInt(seal.slice(index * 2, index * 2 + 2), 16);
  const first = byteAt(1);
  if (byteAt(0) !== 0x30 || Number.isNaN(first)) return null;
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (lengthBytes > 3) return null;
  const body = lengthBytes === 0 ? first : Number.parseInt(seal.slice(4, 4 + lengthBytes * 2), 16);
  const digits = seal.slice(0, (2 + lengthBytes + body) * 2);
  return digits.length === (2 + lengthBytes + body) * 2 && /^[0-9a-f]+$/.test(digits) ? digits : null;
}

function lastPlaceOf(file: Uint8Array, text: string): number {
  const wanted = Array.from(text, (letter) => letter.charCodeAt(0));
  for (let at = file.lastIndexOf(wanted[0]!); at >= 0; at = at === 0 ? -1 : file.lastIndexOf(wanted[0]!, at - 1)) {
    if (wanted.every((byte, index) => file[at + index] === byte)) return at;
  }
  return -1;
}

function asText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
