// The areas of the portal in the browser. The operator desk is a page of its own.

import { balanceWebArea } from '#areas/balance/web/area.ts';
import { billsWebArea } from '#areas/bills/web/area.ts';
import { contractsWebArea } from '#areas/contracts/web/area.ts';
import { demoWebArea } from '#areas/demo/web/area.ts';
import { digitalExtrasWebArea } from '#areas/digital-extras/web/area.ts';
import { donationCampaignWebArea } from '#areas/donation-campaign/web/area.ts';
import { esigningWebArea } from '#areas/e-signing/web/area.ts';
import { helpWebArea } from '#areas/help/web/area.ts';
import { homeNetworkWebArea } from '#areas/home-network/web/area.ts';
import { homeWebArea } from '#areas/home/web/area.ts';
import { musicOfferWebArea } from '#areas/music-offer/web/area.ts';
import { networkProtectionWebArea } from '#areas/network-protection/web/area.ts';
import { partnerVerificationWebArea } from '#areas/partner-verification/web/area.ts';
import { profileWebArea } from '#areas/profile/web/area.ts';
import { registrationWebArea } from '#areas/registration/web/area.ts';
import { roamingWebArea } from '#areas/roaming/web/area.ts';
import { securityCodeWebArea } from '#areas/security-code/web/area.ts';
import { signInWebArea } from '#areas/sign-in/web/area.ts';
import { usageWebArea } from '#areas/usage/web/area.ts';
import { vipClubWebArea } from '#areas/vip-club/web/area.ts';
import { weekendBonusWebArea } from '#areas/weekend-bonus/web/area.ts';
import type { WebArea } from '#platform/web/web-area.ts';

export const areas: readonly WebArea[] = [
  signInWebArea,
  homeWebArea,
  homeNetworkWebArea,
  digitalExtrasWebArea,
  roamingWebArea,
  usageWebArea,
  donationCampaignWebArea,
  weekendBonusWebArea,
  musicOfferWebArea,
  partnerVerificationWebArea,
  profileWebArea,
  billsWebArea,
  contractsWebArea,
  helpWebArea,
  balanceWebArea,
  securityCodeWebArea,
  vipClubWebArea,
  networkProtectionWebArea,
  registrationWebArea,
  esigningWebArea,
  demoWebArea,
];
