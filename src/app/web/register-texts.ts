// Where the built-in texts of each feature come from; each arrives only when a screen needs it.

import type { Language } from '#platform/languages.ts';
import type { Catalogue, Feature } from '#platform/texts/texts.ts';
import type { TextStore } from '#platform/web/i18n/text-store.ts';

/** A file of texts exports its one catalogue. The operator's desk has a page, and texts, of its own. */
type Loaders = { [Name in Exclude<Feature, 'operator-desk'>]: Record<Language, () => Promise<object>> };

const loaders: Loaders = {
  errors: {
    bg: () => import('#platform/texts/errors.bg.ts'),
    en: () => import('#platform/texts/errors.en.ts'),
  },
  shell: {
    bg: () => import('#platform/texts/shell.bg.ts'),
    en: () => import('#platform/texts/shell.en.ts'),
  },
  'sign-in': {
    bg: () => import('#areas/sign-in/texts/bg.ts'),
    en: () => import('#areas/sign-in/texts/en.ts'),
  },
  'forgotten-password': {
    bg: () => import('#areas/sign-in/texts/forgotten-password.bg.ts'),
    en: () => import('#areas/sign-in/texts/forgotten-password.en.ts'),
  },
  'step-up': {
    bg: () => import('#areas/sign-in/step-up/texts/bg.ts'),
    en: () => import('#areas/sign-in/step-up/texts/en.ts'),
  },
  roaming: {
    bg: () => import('#areas/roaming/texts/bg.ts'),
    en: () => import('#areas/roaming/texts/en.ts'),
  },
  'roaming-dialogs': {
    bg: () => import('#areas/roaming/texts/dialogs.bg.ts'),
    en: () => import('#areas/roaming/texts/dialogs.en.ts'),
  },
  password: {
    bg: () => import('#platform/texts/password.bg.ts'),
    en: () => import('#platform/texts/password.en.ts'),
  },
  home: {
    bg: () => import('#areas/home/texts/bg.ts'),
    en: () => import('#areas/home/texts/en.ts'),
  },
  'home-network': {
    bg: () => import('#areas/home-network/texts/bg.ts'),
    en: () => import('#areas/home-network/texts/en.ts'),
  },
  'port-forwarding': {
    bg: () => import('#areas/home-network/texts/ports.bg.ts'),
    en: () => import('#areas/home-network/texts/ports.en.ts'),
  },
  profile: {
    bg: () => import('#areas/profile/texts/bg.ts'),
    en: () => import('#areas/profile/texts/en.ts'),
  },
  'e-signing': {
    bg: () => import('#areas/e-signing/texts/bg.ts'),
    en: () => import('#areas/e-signing/texts/en.ts'),
  },
  'security-code': {
    bg: () => import('#areas/security-code/texts/bg.ts'),
    en: () => import('#areas/security-code/texts/en.ts'),
  },
  'profile-cards': {
    bg: () => import('#areas/profile/texts/cards.bg.ts'),
    en: () => import('#areas/profile/texts/cards.en.ts'),
  },
  'digital-extras': {
    bg: () => import('#areas/digital-extras/texts/bg.ts'),
    en: () => import('#areas/digital-extras/texts/en.ts'),
  },
  'extras-dialogs': {
    bg: () => import('#areas/digital-extras/texts/dialogs.bg.ts'),
    en: () => import('#areas/digital-extras/texts/dialogs.en.ts'),
  },
  donation: {
    bg: () => import('#areas/donation-campaign/texts/bg.ts'),
    en: () => import('#areas/donation-campaign/texts/en.ts'),
  },
  music: {
    bg: () => import('#areas/music-offer/texts/bg.ts'),
    en: () => import('#areas/music-offer/texts/en.ts'),
  },
  'number-proof': {
    bg: () => import('#platform/texts/number-proof.bg.ts'),
    en: () => import('#platform/texts/number-proof.en.ts'),
  },
  partners: {
    bg: () => import('#areas/partner-verification/texts/bg.ts'),
    en: () => import('#areas/partner-verification/texts/en.ts'),
  },
  'vip-club': {
    bg: () => import('#areas/vip-club/texts/bg.ts'),
    en: () => import('#areas/vip-club/texts/en.ts'),
  },
  'weekend-bonus': {
    bg: () => import('#areas/weekend-bonus/texts/bg.ts'),
    en: () => import('#areas/weekend-bonus/texts/en.ts'),
  },
  'network-protection': {
    bg: () => import('#areas/network-protection/texts/bg.ts'),
    en: () => import('#areas/network-protection/texts/en.ts'),
  },
  registration: {
    bg: () => import('#areas/registration/texts/bg.ts'),
    en: () => import('#areas/registration/texts/en.ts'),
  },
  demo: {
    bg: () => import('#areas/demo/texts/bg.ts'),
    en: () => import('#areas/demo/texts/en.ts'),
  },
};

export function registerTexts(store: TextStore): void {
  for (const [feature, byLanguage] of Object.entries(loaders)) {
    store.register(feature as Feature, async (language) => {
      const [catalogue] = Object.values(await byLanguage[language]()) as [Catalogue];
      return catalogue;
    });
  }
}
