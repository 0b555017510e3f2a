// The search entries of a page: its title and further search words, in both languages.

import type { ByLanguage } from './languages.ts';

type SearchWords = { title: string; words: string };

export type SearchPage = {
  to: string;
  /** The id of a frequent question on that page. */
  answer?: string;
} & ByLanguage<SearchWords>;

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sht ъ:a ь:i ю:iu я:ia'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Usual Latin spellings of Cyrillic, mapped to the letters above: 4ast, 6ipka, cena, vqra, jena. */
const habits: readonly [RegExp, string][] = [
  [/(?<=[a-z])4|4(?=[a-z])/g, 'ch'],
  [/(?<=[a-z])6|6(?=[a-z])/g, 'sh'],
  [/c(?!h)/g, 'ts'],
  [/q/g, 'ia'],
  [/j/g, 'zh'],
  [/w/g, 'v'],
  [/x/g, 'h'],
  [/y/g, 'i'],
];

/** One spelling for both alphabets: „Мрежа“, "mreza" and "mreja" have the same beginning. */
export function foldedWord(word: string): string {
  const latin = word.toLocaleLowerCase('bg').replace(/[а-я]/g, (letter) => letters[letter] ?? letter);
  return habits.reduce((text, [habit, letter]) => text.replace(habit, letter), latin);
}
