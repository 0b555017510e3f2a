import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages, localeOf } from './languages.ts';
import { shownNumber } from './shown-number.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

it.each(languages)('numbers in %s are shown as Intl shows them', (language) => {
  const plain = new Intl.NumberFormat(localeOf(language));
  const price = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: true,
  });
  fc.assert(
    fc.property(cents, (value) => {
      expect(shownNumber(value, language)).toBe(plain.format(value));
      expect(shownNumber(value / 10, language)).toBe(plain.format(value / 10));
      const style = { decimals: 2, isAlwaysGrouped: true };
      expect(shownNumber(value / 100, language, style)).toBe(price.format(value / 100));
    }),
  );
});

it.each([
  ['bg', 1234, '1234'],
  ['bg', 12345.6, '12\u00a0345,6'],
  ['en', 1234.5, '1,234.5'],
  ['another language', 1234.5, '1,234.5'],
  ['en', 0, '0'],
])('in %s, %d is %s', (language, value, shown) => {
  expect(shownNumber(value, language)).toBe(shown);
});
