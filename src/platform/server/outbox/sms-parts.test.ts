import { expect, it } from 'vitest';
import { smsParts } from './sms-parts.ts';

it.each([
  ['Latin letters up to 160', 'a'.repeat(160), [160], 0],
  ['Latin letters beyond 160', 'a'.repeat(161), [153, 8], 0],
  ['Cyrillic up to 70', 'я'.repeat(70), [70], 8],
  ['Cyrillic beyond 70', 'я'.repeat(71), [67, 4], 8],
  ['a text with one Cyrillic letter', `${'a'.repeat(70)}я`, [67, 4], 8],
  ['a sign outside the GSM alphabet', '[', [1], 8],
  ['an empty text', '', [0], 0],
])('splits %s into the right parts', (_what, text, lengths, dataCoding) => {
  const parts = smsParts(text, 0);
  expect(parts.map((part) => part.text.length)).toEqual(lengths);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(new Set(parts.map((part) => part.dataCoding))).toEqual(new Set([dataCoding]));
});

it('numbers the parts of a long text under one reference', () => {
  const headers = smsParts('я'.repeat(140), 0x1ff).map((part) => part.udh?.toString('hex'));
  expect(headers).toEqual(['050003ff0301', '050003ff0302', '050003ff0303']);
});

it('does not split a surrogate pair', () => {
  const parts = smsParts(`${'я'.repeat(66)}😀${'я'.repeat(10)}`, 0);
  expect(parts.map((part) => part.text)).toEqual(['я'.repeat(66), `😀${'я'.repeat(10)}`]);
});

it('refuses a text of more than 255 parts', () => {
  expect(smsParts('я'.repeat(67 * 255), 0)).toHaveLength(255);
  expect(() => smsParts('я'.repeat(67 * 255 + 1), 0)).toThrow('too long');
});
