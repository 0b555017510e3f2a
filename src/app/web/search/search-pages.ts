// The pages that every area says it can be found by.

import { digitalExtrasSearch } from '#areas/digital-extras/search.ts';
import { donationSearch } from '#areas/donation-campaign/search.ts';
import { esigningSearch } from '#areas/e-signing/search.ts';
import { homeSearch } from '#areas/home/search.ts';
import { homeNetworkSearch } from '#areas/home-network/search.ts';
import { musicSearch } from '#areas/music-offer/search.ts';
import { networkProtectionSearch } from '#areas/network-protection/search.ts';
import { partnerSearch } from '#areas/partner-verification/search.ts';
import { profileSearch } from '#areas/profile/search.ts';
import { registrationSearch } from '#areas/registration/search.ts';
import { roamingSearch } from '#areas/roaming/search.ts';
import { securityCodeSearch } from '#areas/security-code/search.ts';
import { vipClubSearch } from '#areas/vip-club/search.ts';
import { weekendBonusSearch } from '#areas/weekend-bonus/search.ts';
import type { SearchPage } from '#platform/search.ts';

export const searchPages: readonly SearchPage[] = [
  ...homeSearch,
  ...registrationSearch,
  ...digitalExtrasSearch,
  ...homeNetworkSearch,
  ...networkProtectionSearch,
  ...roamingSearch,
  ...profileSearch,
  ...securityCodeSearch,
  ...esigningSearch,
  ...partnerSearch,
  ...vipClubSearch,
  ...weekendBonusSearch,
  ...donationSearch,
  ...musicSearch,
];
