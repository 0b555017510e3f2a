// Where the seal of a PDF stands and what it covers; read the same way by who makes seals and by the page that checks one.

export type SealedParts = {
  /** Everything but the seal itself. */
  content: readonly [Uint8Array, Uint8Array];
  /** The signature as it stands there, in hex digits with zeros behind. */
  seal: string;
};

const mark = '/ByteRange [';
const longestSeal = 100_000;

/** The last seal of the file, if it covers every byte but its own; null where there is none such. */
export function sealedParts(file: Uint8Array): SealedParts | null {
  const at = lastPlaceOf(file, mark);
  if (at < 0) return null;
  const numbers = asText(file.subarray(at + mark.length, at + mark.length + 60)).match(
    /^0 (\d{1,10}) (\d{1,10}) (\d{1,10})\]/,
  );
  if (!numbers) return null;
  const [sealFrom, sealTo, rest] = numbers.slice(1).map(Number) as [number, number, number];
  const length = sealTo - sealFrom;
  if (sealTo + rest !== file.length || length < 4 || length > longestSeal) return null;
  const seal = asText(file.subarray(sealFrom, sealTo));
  if (!/^<(?:[0-9a-f]{2})+>$/.test(seal)) return null;
  return { content: [file.subarray(0, sealFrom), file.subarray(sealTo)], seal: seal.slice(1, -1) };
}

/** The hex digits of the CMS alone: DER says its own length. */
export function cmsIn(seal: string): string | null {
  const byteAt = (index: number) => Number.parseInt(seal.slice(index * 2, index * 2 + 2), 16);
  const first = byteAt(1);
  if (byteAt(0) !== 0x30 || Number.isNaN(first)) return null;
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (lengthBytes > 3) return null;
  const body = lengthBytes === 0 ? first : Number.parseInt(seal.slice(4, 4 + lengthBytes * 2), 16);
  const digits = (2 + lengthBytes + body) * 2;
  return digits > 0 && digits <= seal.length && /^0*$/.test(seal.slice(digits)) ? seal.slice(0, digits) : null;
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
