// Finds entries by what a person types: in either alphabet, by the beginnings of words, with a slip of the finger.

import MiniSearch from 'minisearch';
import { foldedWord } from '#platform/search.ts';

export type SearchEntry = {
  key: string;
  kind: 'service' | 'extra' | 'page';
  shape: string;
  title: string;
  note?: string;
  /** What else it is found by. */
  words: string;
  to: string;
  search: Record<string, string>;
};

const most = 12;

export function entryFinder(entries: readonly SearchEntry[]): (typed: string) => SearchEntry[] {
  const index = new MiniSearch<SearchEntry>({
    idField: 'key',
    fields: ['title', 'note', 'words'],
    processTerm: (term) => foldedWord(term),
  });
  index.addAll(entries);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return (typed) => {
    const query = /^[\d\s]+$/.test(typed) ? typed.replaceAll(/\s/g, '') : typed;
    const found = index.search(query, {
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
      boost: { title: 3 },
    });
    return found.slice(0, most).flatMap(({ id }) => byKey.get(String(id)) ?? []);
  };
}
