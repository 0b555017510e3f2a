// The parts of an SMS as the gateway gets them.

import { encodingOf, splitSms, type SmsEncoding } from '#platform/sms-length.ts';

export type SmsPart = { text: string; dataCoding: number; udh?: Buffer };

const dataCodings: Record<SmsEncoding, number> = { gsm: 0, ucs2: 8 };

const mostParts = 255;

export function smsParts(text: string, reference: number): SmsPart[] {
  const dataCoding = dataCodings[encodingOf(text)];
  const pieces = splitSms(text);
  if (pieces.length === 1) return [{ text, dataCoding }];
  if (pieces.length > mostParts) throw new RangeError('The text is too long for an SMS.');
  return pieces.map((piece, index) => ({
    text: piece,
    dataCoding,
    udh: Buffer.from([5, 0, 3, reference & 0xff, pieces.length, index + 1]),
  }));
}
