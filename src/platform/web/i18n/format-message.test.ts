import compile from 'icu-minify/compile';
import { expect, it } from 'vitest';
import formatMessage from './format-message.ts';

const getNumberFormat = (locale?: Intl.LocalesArgument, style?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, style);
const getPluralRules = (locale?: Intl.LocalesArgument) => new Intl.PluralRules(locale);

const shown = (text: string, values: Record<string, number>) =>
  formatMessage('key', compile(text), values, {
    locale: 'bg',
    formatters: { getNumberFormat, getPluralRules } as never,
  } as never);

it.each([
  ['{days, plural, one {Остава # ден} other {Остават # дни}}', { days: 12345 }, 'Остават 12\u00a0345 дни'],
  ['{part, number}', { part: 0.5 }, '0,5'],
  ['{part, number, ::percent}', { part: 0.5 }, '50%'],
])('%s shows its number in the language', (text, values, expected) => {
  expect(shown(text, values)).toBe(expected);
});
