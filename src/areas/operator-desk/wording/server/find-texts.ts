// Finds built-in texts with their changes applied.

import { forEachLanguage, languages, type Language } from '#platform/languages.ts';
import { builtInTexts, type Catalogues } from '#platform/texts/texts.ts';
import { findChangedTexts } from './store.ts';
import type { Queryable } from '#platform/server/database/database.ts';

export type Wording = { text: string; built_in: string };
export type TextEntry = { feature: string; key: string } & Record<Language, Wording>;

export type TextFilter = { search?: string; feature?: string; changed?: 'yes'; from?: string };

const pageSize = 50;

export async function findTexts(db: Queryable, catalogues: Catalogues, wanted: TextFilter) {
  const all = await readAllTexts(db, catalogues);
  const found = all.filter((entry) => isWanted(entry, wanted));
  const from = Number(wanted.from ?? 0);
  return {
    features: Object.keys(catalogues).toSorted(),
    total: found.length,
    texts: found.slice(from, from + pageSize),
  };
}

export async function readAllTexts(db: Queryable, catalogues: Catalogues): Promise<TextEntry[]> {
  const rows = await findChangedTexts(db);
  const changed = new Map(rows.map((row) => [`${row.feature} ${row.language} ${row.key}`, row.text]));
  return Object.entries(catalogues).flatMap(([feature, catalogue]) => {
    const builtIn = forEachLanguage((language) => builtInTexts(catalogue, language));
    const wording = (language: Language, key: string): Wording => {
      const text = builtIn[language][key] ?? '';
      return { text: changed.get(`${feature} ${language} ${key}`) ?? text, built_in: text };
    };
    return Object.keys(catalogue.bg).map((key) => ({
      feature,
      key,
      ...forEachLanguage((language) => wording(language, key)),
    }));
  });
}

function isWanted(entry: TextEntry, wanted: TextFilter): boolean {
  if (wanted.feature !== undefined && wanted.feature !== entry.feature) return false;
  const wordings = languages.map((language) => entry[language]);
  if (wanted.changed && wordings.every(({ text, built_in }) => text === built_in)) return false;
  const words = (wanted.search ?? '').toLowerCase();
  return [entry.key, ...wordings.map(({ text }) => text)].some((each) => each.toLowerCase().includes(words));
}
