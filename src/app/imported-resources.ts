// Every kind of data the operator brings in, in the order in which they refer to each other.

import { extrasCatalogueLoaded, extrasOfNumbersLoaded } from '#areas/digital-extras/server/import.ts';
import { donationCampaignsKind } from '#areas/donation-campaign/server/import.ts';
import { routersKind } from '#areas/home-network/server/import.ts';
import { musicOfferKind, musicSubscriptionsKind } from '#areas/music-offer/server/import.ts';
import { roamingOfNumbersLoaded } from '#areas/roaming/server/loaded-of-numbers.ts';
import { roamingCatalogueLoaded } from '#areas/roaming/server/import.ts';
import { quotasKind, vouchersKind } from '#areas/vip-club/server/import.ts';
import { bonusCampaignsKind, bonusParticipationsKind } from '#areas/weekend-bonus/server/import.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import { contractsKind } from '#platform/server/import/resources/contracts.ts';
import { customersKind } from '#platform/server/import/resources/customers.ts';
import { documentsKind } from '#platform/server/import/resources/documents.ts';
import { serviceCreditsKind } from '#platform/server/import/resources/service-credits.ts';
import { servicesKind } from '#platform/server/import/resources/services.ts';
import { tariffsKind } from '#platform/server/import/resources/tariffs.ts';

export const importedResources: readonly ImportedResource[] = [
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
