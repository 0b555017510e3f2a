// The catalogue of texts: one flat set of keys per feature. Areas add their feature by augmenting Texts.

import { inLanguage, type ByLanguage, type Language } from '../languages.ts';
import type { errorsBg } from './errors.bg.ts';
import type { shellBg } from './shell.bg.ts';

export interface Texts {
  errors: Record<keyof typeof errorsBg, string>;
  shell: Record<keyof typeof shellBg, string>;
}

export type Feature = keyof Texts;
export type Catalogue = Record<string, string>;
export type Catalogues = Record<string, ByLanguage<Catalogue>>;

/** The built-in texts; texts that the language lacks are English. */
export function builtInTexts(texts: ByLanguage<Catalogue>, language: Language): Catalogue {
  return { ...texts.en, ...inLanguage(texts, language) };
}

export const application = 'selfcare';

/** The key of the version in a built catalogue. */
export const versionKey = '$version';
