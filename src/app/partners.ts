// The external systems of single areas: their settings and adapters.

import { openExtrasPartners, readExtrasPartnerSettings } from '#areas/digital-extras/server/extras-partners.ts';
import { openSeal } from '#areas/e-signing/server/sealed-pdf/open-seal.ts';
import { readSealSettings } from '#areas/e-signing/server/sealed-pdf/seal-settings.ts';
import { openRouterManagement } from '#areas/home-network/server/router-management/open-router-management.ts';
import { readRouterSettings } from '#areas/home-network/server/router-management/router-settings.ts';
import { openMusicPlatform } from '#areas/music-offer/server/music-platform/open-music-platform.ts';
import { openProtectionService } from '#areas/network-protection/server/protection-service/open-protection-service.ts';
import { openAddressSearch } from '#areas/profile/server/address-search/open-address-search.ts';
import { readSpeedySettings } from '#areas/profile/server/address-search/speedy-settings.ts';
import { readBoricaSettings } from '#areas/profile/server/payment-gateway/borica-settings.ts';
import { openPaymentGateway } from '#areas/profile/server/payment-gateway/open-payment-gateway.ts';
import { httpIdentityProvider } from '#areas/sign-in/server/identity-provider/http-identity-provider.ts';
import { readIdentitySettings } from '#areas/sign-in/server/identity-provider/identity-settings.ts';
import type { Environment } from '#platform/server/environment.ts';
import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';

export type Partners = ReturnType<typeof openPartners>;

/** Throws BadConfiguration with a one-line message. */
export function readPartnerSettings(environment: Environment) {
  return {
    routers: readRouterSettings(environment),
    music: partnerAddress(environment, 'MUSIC_PLATFORM'),
    borica: readBoricaSettings(environment),
    speedy: readSpeedySettings(environment),
    extras: readExtrasPartnerSettings(environment),
    protection: partnerAddress(environment, 'PROTECTION'),
    seal: readSealSettings(environment),
    identity: readIdentitySettings(environment),
  };
}

export function openPartners(platform: Platform) {
  const settings = readPartnerSettings(platform.configuration.environment);
  return {
    routers: openRouterManagement(platform, settings.routers),
    music: openMusicPlatform(platform, settings.music),
    gateway: openPaymentGateway(platform, settings.borica),
    addresses: openAddressSearch(platform, settings.speedy),
    extras: openExtrasPartners(platform, settings.extras),
    protection: openProtectionService(platform, settings.protection),
    seal: openSeal(platform, settings.seal),
    identity: settings.identity && httpIdentityProvider({ ...settings.identity, clock: platform.clock }),
  };
}
