import { expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languages } from './languages.ts';
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

it('a native webview is ios or android [SH-549, SH-550]', () => {
  expect(webviews).toEqual(['ios', 'android']);
  expect([isWebview('ios'), isWebview('android'), isWebview('windows'), isWebview(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
