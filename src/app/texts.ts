// All texts of the portal by feature, for the server that hands them out and the test that none is missing.

import { demoBg } from '#areas/demo/texts/bg.ts';
import { demoEn } from '#areas/demo/texts/en.ts';
import { extrasBg } from '#areas/digital-extras/texts/bg.ts';
import { extrasDialogsBg } from '#areas/digital-extras/texts/dialogs.bg.ts';
import { extrasDialogsEn } from '#areas/digital-extras/texts/dialogs.en.ts';
import { extrasEn } from '#areas/digital-extras/texts/en.ts';
import { donationBg } from '#areas/donation-campaign/texts/bg.ts';
import { donationEn } from '#areas/donation-campaign/texts/en.ts';
import { esigningBg } from '#areas/e-signing/texts/bg.ts';
import { esigningEn } from '#areas/e-signing/texts/en.ts';
import { homeBg } from '#areas/home/texts/bg.ts';
import { homeEn } from '#areas/home/texts/en.ts';
import { homeNetworkBg } from '#areas/home-network/texts/bg.ts';
import { homeNetworkEn } from '#areas/home-network/texts/en.ts';
import { portForwardingBg } from '#areas/home-network/texts/ports.bg.ts';
import { portForwardingEn } from '#areas/home-network/texts/ports.en.ts';
import { musicBg } from '#areas/music-offer/texts/bg.ts';
import { musicEn } from '#areas/music-offer/texts/en.ts';
import { networkProtectionBg } from '#areas/network-protection/texts/bg.ts';
import { networkProtectionEn } from '#areas/network-protection/texts/en.ts';
import { operatorDeskBg } from '#areas/operator-desk/texts/bg.ts';
import { operatorDeskEn } from '#areas/operator-desk/texts/en.ts';
import { partnersBg } from '#areas/partner-verification/texts/bg.ts';
import { partnersEn } from '#areas/partner-verification/texts/en.ts';
import { profileBg } from '#areas/profile/texts/bg.ts';
import { profileEn } from '#areas/profile/texts/en.ts';
import { profileCardsBg } from '#areas/profile/texts/cards.bg.ts';
import { profileCardsEn } from '#areas/profile/texts/cards.en.ts';
import { securityCodeBg } from '#areas/security-code/texts/bg.ts';
import { securityCodeEn } from '#areas/security-code/texts/en.ts';
import { roamingBg } from '#areas/roaming/texts/bg.ts';
import { roamingDialogsBg } from '#areas/roaming/texts/dialogs.bg.ts';
import { roamingDialogsEn } from '#areas/roaming/texts/dialogs.en.ts';
import { roamingEn } from '#areas/roaming/texts/en.ts';
import { registrationBg } from '#areas/registration/texts/bg.ts';
import { registrationEn } from '#areas/registration/texts/en.ts';
import { signInBg } from '#areas/sign-in/texts/bg.ts';
import { signInEn } from '#areas/sign-in/texts/en.ts';
import { forgottenPasswordBg } from '#areas/sign-in/texts/forgotten-password.bg.ts';
import { forgottenPasswordEn } from '#areas/sign-in/texts/forgotten-password.en.ts';
import { stepUpBg } from '#areas/sign-in/step-up/texts/bg.ts';
import { stepUpEn } from '#areas/sign-in/step-up/texts/en.ts';
import { vipClubBg } from '#areas/vip-club/texts/bg.ts';
import { vipClubEn } from '#areas/vip-club/texts/en.ts';
import { weekendBonusBg } from '#areas/weekend-bonus/texts/bg.ts';
import { weekendBonusEn } from '#areas/weekend-bonus/texts/en.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { errorsEn } from '#platform/texts/errors.en.ts';
import { numberProofBg } from '#platform/texts/number-proof.bg.ts';
import { numberProofEn } from '#platform/texts/number-proof.en.ts';
import { passwordBg } from '#platform/texts/password.bg.ts';
import { passwordEn } from '#platform/texts/password.en.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { shellEn } from '#platform/texts/shell.en.ts';
import type { Language } from '#platform/languages.ts';
import type { Feature, Texts } from '#platform/texts/texts.ts';

export const texts: { [Name in Feature]: Record<Language, Texts[Name]> } = {
  errors: { bg: errorsBg, en: errorsEn },
  shell: { bg: shellBg, en: shellEn },
  'operator-desk': { bg: operatorDeskBg, en: operatorDeskEn },
  'e-signing': { bg: esigningBg, en: esigningEn },
  'security-code': { bg: securityCodeBg, en: securityCodeEn },
  'vip-club': { bg: vipClubBg, en: vipClubEn },
  'weekend-bonus': { bg: weekendBonusBg, en: weekendBonusEn },
  'sign-in': { bg: signInBg, en: signInEn },
  registration: { bg: registrationBg, en: registrationEn },
  'forgotten-password': { bg: forgottenPasswordBg, en: forgottenPasswordEn },
  'step-up': { bg: stepUpBg, en: stepUpEn },
  password: { bg: passwordBg, en: passwordEn },
  home: { bg: homeBg, en: homeEn },
  'home-network': { bg: homeNetworkBg, en: homeNetworkEn },
  'network-protection': { bg: networkProtectionBg, en: networkProtectionEn },
  'port-forwarding': { bg: portForwardingBg, en: portForwardingEn },
  'digital-extras': { bg: extrasBg, en: extrasEn },
  roaming: { bg: roamingBg, en: roamingEn },
  'roaming-dialogs': { bg: roamingDialogsBg, en: roamingDialogsEn },
  'extras-dialogs': { bg: extrasDialogsBg, en: extrasDialogsEn },
  donation: { bg: donationBg, en: donationEn },
  music: { bg: musicBg, en: musicEn },
  'number-proof': { bg: numberProofBg, en: numberProofEn },
  partners: { bg: partnersBg, en: partnersEn },
  demo: { bg: demoBg, en: demoEn },
  profile: { bg: profileBg, en: profileEn },
  'profile-cards': { bg: profileCardsBg, en: profileCardsEn },
};
