// Finds entries by the typed text: in either alphabet, by word prefixes, tolerating typing errors.

import MiniSearch from 'minisearch';
import { foldedWord } from '#platform/search.ts';

export type SearchEntry = {
  key: string;
  kind: 'service' | 'extra' | 'page' | 'country' | 'answer';
  shape: string;
  title: string;
  note?: string;
  /** Further search words. */
  words: string;
  to: string;
  search: Record<string, string>;
};

const most = 12;

/** A page comes before the answers about it. */
const answerBoost = 0.2;

/** Words of a question that describe no page. */
const smallWords = new Set(
  'не на за в във с със и от по до ми си ли се да е как кой коя колко кога къде искам a an the my me i in on of for to at with is how do want'
    .split(' ')
    .map(foldedWord),
);

export function entryFinder(entries: readonly SearchEntry[]): (typed: string) => SearchEntry[] {
  const index = new MiniSearch<SearchEntry>({
    idField: 'key',
    fields: ['title', 'note', 'words'],
    processTerm: (term) => foldedWord(term),
  });
  index.addAll(entries);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const boostDocument = (key: unknown) => (byKey.get(String(key))?.kind === 'answer' ? answerBoost : 1);
  const search = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, { prefix: true, fuzzy, combineWith, boost: { title: 3 }, boostDocument });
  return (typed) => {
    const query = wordsAbout(typed);
    const all = search(query, 'AND');
    const found = all.length > 0 ? all : search(query, 'OR');
    return found.slice(0, most).flatMap(({ id }) => byKey.get(String(id)) ?? []);
  };
}

/** A grouped number is one word; filler words of a question are ignored. */
function wordsAbout(typed: string): string {
  if (/^[\d\s]+$/.test(typed)) return typed.replaceAll(/\s/g, '');
  const words = typed.split(/\s+/);
  const about = words.filter((word) => !smallWords.has(foldedWord(word)));
  return (about.length > 0 ? about : words).join(' ');
}

/** One error in a short word, two in a long one. */
function fuzzy(term: string): number | false {
  if (term.length <= 3) return false;
  return term.length > 6 ? 0.25 : 0.2;
}
