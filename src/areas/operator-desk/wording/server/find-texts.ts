// Finds built-in texts with their changes applied.

import type { Catalogue, Catalogues } from '#platform/texts/texts.ts';
import type { Language } from '#platform/languages.ts';
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
  const wording = (feature: string, language: Language, catalogue: Catalogue, key: string): Wording => {
    const builtIn = catalogue[key] ?? '';
    return { text: changed.get(`${feature} ${language} ${key}`) ?? builtIn, built_in: builtIn };
  };
  return Object.entries(catalogues).flatMap(([feature, { bg, en }]) =>
    Object.keys(bg).map((key) => ({
      feature,
      key,
      bg: wording(feature, 'bg', bg, key),
      en: wording(feature, 'en', en, key),
    })),
  );
}

function isWanted({ feature, key, bg, en }: TextEntry, wanted: TextFilter): boolean {
  if (wanted.feature !== undefined && wanted.feature !== feature) return false;
  if (wanted.changed && bg.text === bg.built_in && en.text === en.built_in) return false;
  const words = (wanted.search ?? '').toLowerCase();
  return [key, bg.text, en.text].some((each) => each.toLowerCase().includes(words));
}
