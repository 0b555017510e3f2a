// Where the built-in texts of each feature come from; each arrives only when a screen needs it.

import type { Language } from '#platform/languages.ts';
import type { Catalogue, Feature } from '#platform/texts/texts.ts';
import type { TextStore } from '#platform/web/i18n/text-store.ts';

type Loaders = { [Name in Feature]: Record<Language, () => Promise<Catalogue>> };

const loaders: Loaders = {
  errors: {
    bg: async () => (await import('#platform/texts/errors.bg.ts')).errorsBg,
    en: async () => (await import('#platform/texts/errors.en.ts')).errorsEn,
  },
  shell: {
    bg: async () => (await import('#platform/texts/shell.bg.ts')).shellBg,
    en: async () => (await import('#platform/texts/shell.en.ts')).shellEn,
  },
  'sign-in': {
    bg: async () => (await import('#areas/sign-in/texts/bg.ts')).signInBg,
    en: async () => (await import('#areas/sign-in/texts/en.ts')).signInEn,
  },
  'forgotten-password': {
    bg: async () => (await import('#areas/sign-in/texts/forgotten-password.bg.ts')).forgottenPasswordBg,
    en: async () => (await import('#areas/sign-in/texts/forgotten-password.en.ts')).forgottenPasswordEn,
  },
  password: {
    bg: async () => (await import('#platform/texts/password.bg.ts')).passwordBg,
    en: async () => (await import('#platform/texts/password.en.ts')).passwordEn,
  },
  home: {
    bg: async () => (await import('#areas/home/texts/bg.ts')).homeBg,
    en: async () => (await import('#areas/home/texts/en.ts')).homeEn,
  },
  'home-network': {
    bg: async () => (await import('#areas/home-network/texts/bg.ts')).homeNetworkBg,
    en: async () => (await import('#areas/home-network/texts/en.ts')).homeNetworkEn,
  },
  'port-forwarding': {
    bg: async () => (await import('#areas/home-network/texts/ports.bg.ts')).portForwardingBg,
    en: async () => (await import('#areas/home-network/texts/ports.en.ts')).portForwardingEn,
  },
  profile: {
    bg: async () => (await import('#areas/profile/texts/bg.ts')).profileBg,
    en: async () => (await import('#areas/profile/texts/en.ts')).profileEn,
  },
  'digital-extras': {
    bg: async () => (await import('#areas/digital-extras/texts/bg.ts')).extrasBg,
    en: async () => (await import('#areas/digital-extras/texts/en.ts')).extrasEn,
  },
  'extras-dialogs': {
    bg: async () => (await import('#areas/digital-extras/texts/dialogs.bg.ts')).extrasDialogsBg,
    en: async () => (await import('#areas/digital-extras/texts/dialogs.en.ts')).extrasDialogsEn,
  },
  donation: {
    bg: async () => (await import('#areas/donation-campaign/texts/bg.ts')).donationBg,
    en: async () => (await import('#areas/donation-campaign/texts/en.ts')).donationEn,
  },
  music: {
    bg: async () => (await import('#areas/music-offer/texts/bg.ts')).musicBg,
    en: async () => (await import('#areas/music-offer/texts/en.ts')).musicEn,
  },
  'number-proof': {
    bg: async () => (await import('#platform/texts/number-proof.bg.ts')).numberProofBg,
    en: async () => (await import('#platform/texts/number-proof.en.ts')).numberProofEn,
  },
  partners: {
    bg: async () => (await import('#areas/partner-verification/texts/bg.ts')).partnersBg,
    en: async () => (await import('#areas/partner-verification/texts/en.ts')).partnersEn,
  },
  demo: {
    bg: async () => (await import('#areas/demo/texts/bg.ts')).demoBg,
    en: async () => (await import('#areas/demo/texts/en.ts')).demoEn,
  },
};

export function registerTexts(store: TextStore): void {
  for (const [feature, byLanguage] of Object.entries(loaders)) {
    store.register(feature as Feature, (language) => byLanguage[language]());
  }
}
