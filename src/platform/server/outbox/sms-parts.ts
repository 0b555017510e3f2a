// How a text is cut into the parts of an SMS: seven-bit letters where they suffice, else two bytes a letter.

export type SmsPart = { text: string; dataCoding: number; udh?: Buffer };

const gsmCoding = 0;
const ucs2Coding = 8;

/** The letters of the GSM alphabet that take one place each. */
const gsmText = /^[A-Za-z0-9 @£$¥_!"#%&'()*+,\-./:;<=>?\r\n]*$/;

/** A part of a longer message carries a header, so it holds a little less. */
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

/** Not between the two halves of one character. */
function endOfPiece(text: string, end: number): number {
  const isInsideCharacter = end < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(end));
  return isInsideCharacter ? end - 1 : end;
}
