// The encoding and the number of parts of an SMS: GSM 7-bit if possible, else UCS-2.

/** GSM characters that take one septet each. */
const gsmText = /^[A-Za-z0-9 @£$¥_!"#%&'()*+,\-./:;<=>?\r\n]*$/;

/** Parts of a longer message have a header, so they contain less text. */
const room = {
  gsm: { alone: 160, joined: 153 },
  ucs2: { alone: 70, joined: 67 },
};

export type SmsEncoding = keyof typeof room;

export function encodingOf(text: string): SmsEncoding {
  return gsmText.test(text) ? 'gsm' : 'ucs2';
}

/** The text of each part. */
export function splitSms(text: string): string[] {
  const { alone, joined } = room[encodingOf(text)];
  return text.length <= alone ? [text] : cut(text, joined);
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
