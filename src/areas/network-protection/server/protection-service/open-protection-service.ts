import type { PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { embeddedProtectionService } from './embedded-protection-service.ts';
import { httpProtectionService } from './http-protection-service.ts';
import type { ProtectionService } from './protection-service.ts';

/** How many times slower than the network the embedded service is. */
const switchFactor = 60;

export function openProtectionService(
  { configuration, db, reads, clock }: Platform,
  address: PartnerAddress | null,
): ProtectionService {
  const switchSeconds = configuration.provisioningSeconds * switchFactor;
  return address ? httpProtectionService(address) : embeddedProtectionService({ db, reads, clock, switchSeconds });
}
