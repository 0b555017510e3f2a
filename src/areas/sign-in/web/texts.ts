import type { TextLoaders } from '#platform/web/i18n/text-loaders.ts';

/** Apart from the manifest: the first page loads them before the areas. */
export const signInTexts = {
  'sign-in': {
    bg: () => import('../texts/bg.ts'),
    en: () => import('../texts/en.ts'),
  },
  'forgotten-password': {
    bg: () => import('../texts/forgotten-password.bg.ts'),
    en: () => import('../texts/forgotten-password.en.ts'),
  },
  'step-up': {
    bg: () => import('../step-up/texts/bg.ts'),
    en: () => import('../step-up/texts/en.ts'),
  },
  passkeys: {
    bg: () => import('../passkeys/texts/bg.ts'),
    en: () => import('../passkeys/texts/en.ts'),
  },
} satisfies TextLoaders;
