// Where the built-in texts come from: each catalogue is downloaded when a screen needs it.

import { helpTexts } from '#areas/help/web/texts.ts';
import { homeTexts } from '#areas/home/web/texts.ts';
import { signInTexts } from '#areas/sign-in/web/texts.ts';
import { inLanguage } from '#platform/languages.ts';
import type { Catalogue, Feature } from '#platform/texts/texts.ts';
import type { TextStore } from '#platform/web/i18n/text-store.ts';
import type { TextLoaders } from '#platform/web/i18n/text-loaders.ts';

/** Texts of the first pages; those of the areas are registered with their screens. */
export const firstTexts = {
  errors: {
    bg: () => import('#platform/texts/errors.bg.ts'),
    en: () => import('#platform/texts/errors.en.ts'),
  },
  shell: {
    bg: () => import('#platform/texts/shell.bg.ts'),
    en: () => import('#platform/texts/shell.en.ts'),
  },
  password: {
    bg: () => import('#platform/texts/password.bg.ts'),
    en: () => import('#platform/texts/password.en.ts'),
  },
  'number-proof': {
    bg: () => import('#platform/texts/number-proof.bg.ts'),
    en: () => import('#platform/texts/number-proof.en.ts'),
  },
  ...signInTexts,
  ...homeTexts,
  ...helpTexts,
} satisfies TextLoaders;

export function registerTexts(store: TextStore, loaders: TextLoaders): void {
  for (const [feature, byLanguage] of Object.entries(loaders)) {
    store.register(feature as Feature, async (language) => {
      const [catalogue] = Object.values(await inLanguage(byLanguage, language)()) as [Catalogue];
      return catalogue;
    });
  }
}
