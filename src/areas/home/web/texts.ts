import type { TextLoaders } from '#platform/web/i18n/text-loaders.ts';

/** Apart from the manifest: the bars load them before the areas. */
export const homeTexts = {
  home: {
    bg: () => import('../texts/bg.ts'),
    en: () => import('../texts/en.ts'),
  },
} satisfies TextLoaders;
