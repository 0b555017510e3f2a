import { expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languages } from './languages.ts';
import { breakpoints, listHeight, translationsTtl } from './layout.ts';
import { isWebview, webviews } from './webview.ts';

it('the languages are bg, the default, and en [SH-006, SH-038, SH-546, SH-547]', () => {
  expect(languages).toEqual(['bg', 'en']);
  expect(defaultLanguage).toBe('bg');
  expect([isLanguage('bg'), isLanguage('en'), isLanguage('de'), isLanguage(undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('the breakpoints are 768, 1280 and 1460 px [SH-039, SH-040, SH-041, SH-551, SH-552, SH-553]', () => {
  expect(breakpoints).toEqual({ md: 768, xl: 1280, '2xl': 1460 });
});

it('a selection list is 256 px high [SH-037, SH-554]', () => expect(listHeight).toBe(256));

it('translations are kept for 10,000 ms [SH-545]', () => expect(translationsTtl).toBe(10_000));

it('a native webview is ios or android [SH-549, SH-550]', () => {
  expect(webviews).toEqual(['ios', 'android']);
  expect([isWebview('ios'), isWebview('android'), isWebview('windows'), isWebview(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
