import { expect, it } from 'vitest';
import { inLanguage, languageOf, localeOf } from './languages.ts';

it.each([
  ['bg', 'bg', 'bg-BG', 'Цена'],
  ['en', 'en', 'en-GB', 'Price'],
  ['de', 'bg', 'en-GB', 'Цена'],
])('the language %s is shown as %s, with the locale %s', (given, language, locale, text) => {
  expect(languageOf(given)).toBe(language);
  expect(localeOf(given)).toBe(locale);
  expect(inLanguage({ bg: 'Цена', en: 'Price' }, given)).toBe(text);
});

it('no language is Bulgarian', () => {
  expect(languageOf(null)).toBe('bg');
});
