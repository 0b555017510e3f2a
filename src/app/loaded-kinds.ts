// Every kind of data the operator brings in, in the order in which they refer to each other.

import { extrasCatalogueLoaded, extrasOfNumbersLoaded } from '#areas/digital-extras/server/loaded.ts';
import { donationCampaignsKind } from '#areas/donation-campaign/server/loaded.ts';
import { routersKind } from '#areas/home-network/server/loaded.ts';
import { musicOfferKind, musicSubscriptionsKind } from '#areas/music-offer/server/loaded.ts';
import { roamingOfNumbersLoaded } from '#areas/roaming/server/loaded-of-numbers.ts';
import { roamingCatalogueLoaded } from '#areas/roaming/server/loaded.ts';
import { quotasKind, vouchersKind } from '#areas/vip-club/server/loaded.ts';
import { bonusCampaignsKind, bonusParticipationsKind } from '#areas/weekend-bonus/server/loaded.ts';
import type { Kind } from '#platform/server/load/kind.ts';
import { contractsKind } from '#platform/server/load/kinds/contracts.ts';
import { customersKind } from '#platform/server/load/kinds/customers.ts';
import { documentsKind } from '#platform/server/load/kinds/documents.ts';
import { serviceCreditsKind } from '#platform/server/load/kinds/service-credits.ts';
import { servicesKind } from '#platform/server/load/kinds/services.ts';
import { tariffsKind } from '#platform/server/load/kinds/tariffs.ts';

export const loadedKinds: readonly Kind[] = [
  tariffsKind,
  ...extrasCatalogueLoaded,
  ...roamingCatalogueLoaded,
  donationCampaignsKind,
  bonusCampaignsKind,
  musicOfferKind,
  customersKind,
  contractsKind,
  servicesKind,
  ...extrasOfNumbersLoaded,
  ...roamingOfNumbersLoaded,
  serviceCreditsKind,
  routersKind,
  quotasKind,
  vouchersKind,
  bonusParticipationsKind,
  musicSubscriptionsKind,
  documentsKind,
];
