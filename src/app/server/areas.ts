// The areas of the portal. Everything else about them is collected from their manifests.

import { balanceArea } from '#areas/balance/server/area.ts';
import { billsArea } from '#areas/bills/server/area.ts';
import { contractsArea } from '#areas/contracts/server/area.ts';
import { demoArea } from '#areas/demo/server/area.ts';
import { digitalExtrasArea } from '#areas/digital-extras/server/area.ts';
import { donationCampaignArea } from '#areas/donation-campaign/server/area.ts';
import { esigningArea } from '#areas/e-signing/server/area.ts';
import { helpArea } from '#areas/help/server/area.ts';
import { homeArea } from '#areas/home/server/area.ts';
import { homeNetworkArea } from '#areas/home-network/server/area.ts';
import { musicOfferArea } from '#areas/music-offer/server/area.ts';
import { networkProtectionArea } from '#areas/network-protection/server/area.ts';
import { operatorDeskArea } from '#areas/operator-desk/server/area.ts';
import { partnerVerificationArea } from '#areas/partner-verification/server/area.ts';
import { profileArea } from '#areas/profile/server/area.ts';
import { registrationArea } from '#areas/registration/server/area.ts';
import { roamingArea } from '#areas/roaming/server/area.ts';
import { securityCodeArea } from '#areas/security-code/server/area.ts';
import { signInArea } from '#areas/sign-in/server/area.ts';
import { usageArea } from '#areas/usage/server/area.ts';
import { vipClubArea } from '#areas/vip-club/server/area.ts';
import { weekendBonusArea } from '#areas/weekend-bonus/server/area.ts';
import type { ServerArea } from '#platform/server/server-area.ts';

export const areas: readonly ServerArea[] = [
  signInArea,
  homeArea,
  homeNetworkArea,
  digitalExtrasArea,
  roamingArea,
  usageArea,
  donationCampaignArea,
  weekendBonusArea,
  musicOfferArea,
  partnerVerificationArea,
  profileArea,
  billsArea,
  contractsArea,
  helpArea,
  balanceArea,
  securityCodeArea,
  vipClubArea,
  networkProtectionArea,
  registrationArea,
  esigningArea,
  operatorDeskArea,
  demoArea,
];
