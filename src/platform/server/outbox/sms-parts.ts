// Splits a text into SMS parts: GSM 7-bit if possible, else UCS-2.

export type SmsPart = { text: string; dataCoding: number; udh?: Buffer };

const gsmCoding = 0;
const ucs2Coding = 8;

/** GSM characters that take one septet each. */
const gsmText = /^[A-Za-z0-9 @£$¥_!"#%&'()*+,\-./:;<=>?\r\n]*$/;

/** Parts of a longer message have a header, so they contain less text. */
const room = {
  [gsmCoding]: { alone: 160, joined: 153 },
  [ucs2Coding]: { alone: 70, joined: 67 },
};

const mostParts = 255;

export function smsParts(text: string, reference: number): SmsPart[] {
  const dataCoding = gsmText.test(text) ? gsmCoding : ucs2Coding;
  if (text.length <= room[dataCoding].alone) return [{ text, dataCoding }];
  const pieces = cut(text, room[dataCoding].joined);
  if (pieces.length > mostParts) throw new RangeError('The text is too long for an SMS.');
  return pieces.map((piece, index) => ({
    text: piece,
    dataCoding,
    udh: Buffer.from([5, 0, 3, reference & 0xff, pieces.length, index + 1]),
  }));
}

function cut(text: string, size: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start + size);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Does not split a surrogate pair. */
function endOfPiece(text: string, end: number): number {
  const isInsideCharacter = end < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(end));
  return isInsideCharacter ? end - 1 : end;
}
