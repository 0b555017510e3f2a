// The texts of the desk's page; they are not part of the customers' pages.

import { translations } from '#platform/contract.ts';
import { application, type Catalogue, type Feature } from '#platform/texts/texts.ts';
import { inLanguage } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import type { TextLoader } from '#platform/web/i18n/text-loaders.ts';
import { createTextStore, type TextStore } from '#platform/web/i18n/text-store.ts';
import { parsedTexts } from '../parsed-texts.ts';

type DeskFeature = Extract<Feature, 'shell' | 'errors' | 'operator-desk'>;

const loaders: Record<DeskFeature, TextLoader> = {
  shell: {
    bg: () => import('#platform/texts/shell.bg.ts'),
    en: () => import('#platform/texts/shell.en.ts'),
  },
  errors: {
    bg: () => import('#platform/texts/errors.bg.ts'),
    en: () => import('#platform/texts/errors.en.ts'),
  },
  'operator-desk': {
    bg: () => import('#areas/operator-desk/texts/bg.ts'),
    en: () => import('#areas/operator-desk/texts/en.ts'),
  },
};

export function createDeskTexts(api: ReadClient): TextStore {
  const store = createTextStore(async (Feature, Language, version) => {
    const headers = version ? { 'if-none-match': `"${version}"` } : {};
    const newer = await api.call(translations, { query: { Application: application, Feature, Language }, headers });
    return newer && parsedTexts(newer);
  });
  for (const feature of Object.keys(loaders) as DeskFeature[]) {
    store.register(
      feature,
      async (language) => Object.values(await inLanguage(loaders[feature], language)())[0] as Catalogue,
    );
  }
  return store;
}
