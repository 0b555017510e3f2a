// The catalogue of texts: one flat set of keys per feature. Areas add their feature by augmenting Texts.

import type { Language } from '../languages.ts';
import type { errorsBg } from './errors.bg.ts';
import type { shellBg } from './shell.bg.ts';

export interface Texts {
  errors: Record<keyof typeof errorsBg, string>;
  shell: Record<keyof typeof shellBg, string>;
}

export type Feature = keyof Texts;
export type Catalogue = Record<string, string>;
export type Catalogues = Record<string, Record<Language, Catalogue>>;

export const application = 'selfcare';

/** The key of the version in a built catalogue. */
export const versionKey = '$version';
