// The areas of the portal, listed by hand: their calls and their server sides.

import { demoEndpoints } from '#areas/demo/contract.ts';
import { digitalExtrasEndpoints } from '#areas/digital-extras/contract.ts';
import { holdsPolicy } from '#areas/digital-extras/home-assistance/server/store.ts';
import { digitalExtrasRoutes } from '#areas/digital-extras/server/routes.ts';
import { donationCampaignEndpoints } from '#areas/donation-campaign/contract.ts';
import { readCampaignId } from '#areas/donation-campaign/server/campaign-settings.ts';
import { donationCampaignRoutes } from '#areas/donation-campaign/server/routes.ts';
import { esigningEndpoints } from '#areas/e-signing/contract.ts';
import { esigningRoutes } from '#areas/e-signing/server/routes.ts';
import { homeEndpoints } from '#areas/home/contract.ts';
import { homeRoutes } from '#areas/home/server/routes.ts';
import { homeNetworkEndpoints } from '#areas/home-network/contract.ts';
import { homeNetworkRoutes } from '#areas/home-network/server/routes.ts';
import { musicOfferEndpoints } from '#areas/music-offer/contract.ts';
import { musicSource } from '#areas/music-offer/rules.ts';
import { musicOfferRoutes } from '#areas/music-offer/server/routes.ts';
import { networkProtectionEndpoints } from '#areas/network-protection/contract.ts';
import { networkProtectionRoutes } from '#areas/network-protection/server/routes.ts';
import { operatorDeskEndpoints } from '#areas/operator-desk/contract.ts';
import { operatorDeskRoutes } from '#areas/operator-desk/server/routes.ts';
import { partnerVerificationEndpoints } from '#areas/partner-verification/contract.ts';
import { partnerVerificationRoutes } from '#areas/partner-verification/server/routes.ts';
import { profileEndpoints } from '#areas/profile/contract.ts';
import { profileRoutes } from '#areas/profile/server/routes.ts';
import { securityCodeEndpoints } from '#areas/security-code/contract.ts';
import { securityCodeRoutes } from '#areas/security-code/server/routes.ts';
import { roamingEndpoints } from '#areas/roaming/contract.ts';
import { roamingRoutes } from '#areas/roaming/server/routes.ts';
import { registrationEndpoints } from '#areas/registration/contract.ts';
import { registrationRoutes } from '#areas/registration/server/routes.ts';
import { signInEndpoints } from '#areas/sign-in/contract.ts';
import { signInRoutes } from '#areas/sign-in/server/routes.ts';
import { vipClubEndpoints } from '#areas/vip-club/contract.ts';
import { vipClubRoutes } from '#areas/vip-club/server/routes.ts';
import { weekendBonusEndpoints } from '#areas/weekend-bonus/contract.ts';
import { weekendBonusRoutes } from '#areas/weekend-bonus/server/routes.ts';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { platformEndpoints } from '#platform/contract.ts';
import type { Guards } from '#platform/server/http/caller.ts';
import { numberProofRoutes } from '#platform/server/number-proof/routes.ts';
import { numberProofEndpoints } from '#platform/number-proof.ts';
import {
  holdsAddress,
  holdsCard,
  holdsContract,
  holdsDocument,
  holdsPid,
} from '#platform/server/http/holding-guards.ts';
import type { Mounting } from '#platform/server/http/route.ts';
import { deskKinds } from './desk-resources.ts';
import type { Partners } from './partners.ts';
import { texts } from './texts.ts';

export const endpoints: readonly EndpointSpec[] = [
  ...platformEndpoints,
  ...signInEndpoints,
  ...homeEndpoints,
  ...homeNetworkEndpoints,
  ...digitalExtrasEndpoints,
  ...donationCampaignEndpoints,
  ...numberProofEndpoints,
  ...musicOfferEndpoints,
  ...partnerVerificationEndpoints,
  ...profileEndpoints,
  ...securityCodeEndpoints,
  ...vipClubEndpoints,
  ...weekendBonusEndpoints,
  ...networkProtectionEndpoints,
  ...roamingEndpoints,
  ...registrationEndpoints,
  ...esigningEndpoints,
  ...operatorDeskEndpoints,
  ...demoEndpoints,
];

export const areaRoutes: readonly ((at: Mounting, partners: Partners) => void)[] = [
  (at, { identity }) => signInRoutes(at, identity),
  (at) => homeRoutes(at, { campaignId: readCampaignId(at.platform.configuration.environment) }),
  (at, { extras }) => digitalExtrasRoutes(at, extras),
  (at, { routers }) => homeNetworkRoutes(at, routers),
  donationCampaignRoutes,
  (at, { music }) => musicOfferRoutes(at, music),
  partnerVerificationRoutes,
  (at, { gateway, addresses }) => profileRoutes(at, { gateway, addresses }),
  securityCodeRoutes,
  vipClubRoutes,
  weekendBonusRoutes,
  (at, { protection }) => networkProtectionRoutes(at, protection),
  roamingRoutes,
  registrationRoutes,
  (at, { seal }) => esigningRoutes(at, seal),
  (at) => operatorDeskRoutes(at, { texts, kinds: deskKinds }),
  (at) => numberProofRoutes(at, [musicSource, ...Object.keys(at.platform.configuration.partnerSites)]),
];

export const guards: Guards = {
  pid: holdsPid,
  contract: holdsContract,
  document: holdsDocument,
  address: holdsAddress,
  card: holdsCard,
  policy: holdsPolicy,
};
