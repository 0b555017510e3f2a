// The payment QR code that banking apps read: EPC069-12, version 002, error correction level M.

import { decimalAmount } from '#platform/money.ts';

export type Transfer = { name: string; iban: string; bic: string; cents: number; text: string };

const most = { name: 70, text: 140, bytes: 331 };

export function transferCode({ name, iban, bic, cents, text }: Transfer): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.slice(0, most.name),
    iban.replaceAll(' ', ''),
    `EUR${decimalAmount(cents)}`,
    '',
    '',
  ];
  const bytesOf = (content: string) => utf8Length([...lines, content].join('\n'));
  let shown = text.slice(0, most.text);
  while (bytesOf(shown) > most.bytes) shown = shown.slice(0, -1);
  return [...lines, shown].join('\n');
}

/** One byte up to U+007F, two up to U+07FF, then three or four. */
function utf8Length(text: string): number {
  const bytesOf = (point: number) => 1 + Number(point > 0x7f) + Number(point > 0x7ff) + Number(point > 0xffff);
  return Array.from(text).reduce((sum, sign) => sum + bytesOf(sign.codePointAt(0)!), 0);
}

/** In groups of four, as banks print it. */
export function readableIban(iban: string): string {
  return iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** The check digits of ISO 13616. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (sign) => String(Number.parseInt(sign, 36)));
  return BigInt(digits) % 97n === 1n;
}
