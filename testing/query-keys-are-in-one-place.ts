// The rule for query keys in the browser.

import { isTest, type Rule } from './architecture-rules.ts';

const isPlaceOfKeys = (file: string) => /\/web\/queries\.ts$|^src\/platform\/web\/api\//.test(file);

const keyLiteral = /\bqueryKey: \[|\b\w+Key = (?:\([^()]*\) => )?\[|\b\w*Quer(?:y|ies)\w*\(\[/;

/** A key written in two places differs one day, and a change no longer refreshes what it changed. */
export const queryKeysAreInOnePlace: Rule = ({ path: file, text }) =>
  file.startsWith('src/') && !isTest(file) && !/\/stories\//.test(file) && !isPlaceOfKeys(file) && keyLiteral.test(text)
    ? [`${file} writes a query key outside web/queries.ts`]
    : [];
