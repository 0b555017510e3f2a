// Cents, locales and languages have one conversion each, and texts have one place.

import { isTest, isWeb, type Rule } from './architecture-rules.ts';

const isProduct = (file: string) => file.startsWith('src/') && !isTest(file);

/** The locale of a language is chosen by localeOf. */
export const localesComeFromLocaleOf: Rule = ({ path: file, text }) =>
  isProduct(file) && file !== 'src/platform/languages.ts' && /'(bg-BG|en-GB)'/.test(text)
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

/** Data in Cyrillic that is no text for users. */
const cyrillicData = new Set([
  // The rows of the keyboard.
  'src/platform/server/weak-secret.ts',
  // The prefixes of addresses.
  'src/areas/profile/addresses/server/address-search/embedded-address-search.ts',
]);

/** Lines that an operator could import, shown in docs/import.md. */
const hasImportExamples = (file: string) => /\/server\/import(-of-numbers)?\.ts$|\/import\/resources\//.test(file);

/** Code of the server, and code of both sides except catalogues, search words and example values of messages. */
const isCodeWithoutTexts = (file: string) =>
  isProduct(file) &&
  (/\/server\//.test(file) || /^src\/platform\/[^/]+\.ts$|\/(mails?|sms-texts)\.ts$/.test(file)) &&
  !['src/platform/languages.ts', 'src/platform/search.ts', 'src/platform/patterns.ts'].includes(file) &&
  !cyrillicData.has(file) &&
  !hasImportExamples(file);

/** SMS, e-mails and documents have their texts in catalogues, where the operator can change and translate them. */
export const serverTextsAreInCatalogues: Rule = ({ path: file, text }) =>
  isCodeWithoutTexts(file) && /['"`][^'"`\n]*\p{Script=Cyrillic}/u.test(withoutComments(text))
    ? [`${file} has a text outside the catalogues`]
    : [];

/** Sentences by language belong in a catalogue; names of data and short codes have one word. */
export const languagesHaveNoSentences: Rule = ({ path: file, text }) =>
  isProduct(file) &&
  !/\/(texts|stories|gallery)\/|\/search\.ts$/.test(file) &&
  /\b(bg|en):\s*(['"`])[^'"`\n]*\s[^'"`\n]*\2/.test(withoutComments(text)) &&
  !file.startsWith('src/app/demo/')
    ? [`${file} has a sentence for one language outside the catalogues`]
    : [];

/** Only languages.ts lists the languages. */
export const languagesAreListedOnce: Rule = ({ path: file, text }) =>
  isProduct(file) &&
  file !== 'src/platform/languages.ts' &&
  !file.includes('/gallery/') &&
  /'bg'\s*[,|]\s*'en'|'en'\s*[,|]\s*'bg'/.test(withoutComments(text))
    ? [`${file} lists the languages`]
    : [];

/** Messages are rendered on the server; pages of customers do not download their texts. */
export const messagesStayOnTheServer: Rule = ({ path: file, imports }) =>
  isWeb(file) && !isTest(file) && !file.includes('/gallery/')
    ? imports
        .filter((each) => /\/texts\/messages\.[a-z]{2}\.ts$|^src\/(areas\/[^/]+|platform)\/messages\.ts$/.test(each))
        .map((each) => `${file} downloads the messages of ${each}`)
    : [];

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
}
