// Cents, locales and languages have one conversion each.

import { isTest, type Rule } from './architecture-rules.ts';

const isProduct = (file: string) => file.startsWith('src/') && !isTest(file);

/** The locale of a language is chosen by localeOf; the language of PDF files is a field of their format. */
export const localesComeFromLocaleOf: Rule = ({ path: file, text }) =>
  isProduct(file) &&
  !['src/platform/languages.ts', 'src/platform/server/documents/tagged-pdf.ts'].includes(file) &&
  /'(bg-BG|en-GB)'/.test(text)
    ? [`${file} names a locale without localeOf`]
    : [];

/** Values become cents, and cents decimal texts, in money.ts only. */
export const centsComeFromMoney: Rule = ({ path: file, text }) =>
  isProduct(file) &&
  file !== 'src/platform/money.ts' &&
  /Math\.round\([^;\n]*(value|price|amount|euro)[^;\n]*\* 100\)|\/ 100\)\.toFixed\(2\)/i.test(text)
    ? [`${file} converts cents without money.ts`]
    : [];

/** A comparison with one language would treat a third one as the other. */
export const languagesAreLookedUp: Rule = ({ path: file, text }) =>
  file.startsWith('src/') &&
  !/\.test\.tsx?$/.test(file) &&
  file !== 'src/platform/languages.ts' &&
  /[!=]== '(bg|en)'|'(bg|en)' [!=]==|case '(bg|en)':/.test(text)
    ? [`${file} compares a language instead of inLanguage`]
    : [];
