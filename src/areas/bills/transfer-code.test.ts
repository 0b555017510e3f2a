import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIban, readableIban, transferCode } from './transfer-code.ts';

const transfer = {
  name: 'Абонат Телеком ЕАД',
  iban: 'BG80 BNBG 9661 1020 3456 78',
  bic: '',
  cents: 1230,
  text: '0001042618',
};

it('the payment code has the lines of EPC069-12 [BL-016]', () => {
  expect(transferCode(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Абонат Телеком ЕАД',
    'BG80BNBG96611020345678',
    'EUR12.30',
    '',
    '',
    '0001042618',
  ]);
});

it('the payment code never has more than 331 bytes, and the amount is always complete [BL-016]', () => {
  const text = fc.string({ unit: fc.constantFrom('я', 'a', '0', ' '), maxLength: 300 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 99_999_999_999 }), (name, about, cents) => {
      const code = transferCode({ ...transfer, name, text: about, cents });
      expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
      expect(code.split('\n')[7]).toBe(`EUR${(cents / 100).toFixed(2)}`);
    }),
  );
});

it.each([
  ['a', 1],
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
])('the payment code keeps a text of "%s" that just fits', (sign, bytes) => {
  const long = { ...transfer, name: 'я'.repeat(70), bic: 'BNBGBGSF' };
  const leftBytes = 331 - new TextEncoder().encode(transferCode({ ...long, text: '' })).length;
  const left = Math.floor(leftBytes / bytes);
  const shown = (length: number) =>
    transferCode({ ...long, text: sign.repeat(length) })
      .split('\n')
      .at(-1)!;
  expect([shown(left).length, shown(left + 1).length]).toEqual([left, left]);
});

it.each([
  ['BG80BNBG96611020345678', true],
  ['BG80BNBG96611020345679', false],
  ['BG80', false],
  ['bg80BNBG96611020345678', false],
  ['DE89370400440532013000', true],
])('%s is an IBAN: %s [BL-016]', (iban, is) => expect(isIban(iban)).toBe(is));

it('an IBAN is shown in groups of four', () =>
  expect(readableIban('BG80BNBG96611020345678')).toBe('BG80 BNBG 9661 1020 3456 78'));
