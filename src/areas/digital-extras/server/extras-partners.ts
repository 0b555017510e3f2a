// The partners of extras: their settings and adapters.

import type { Environment } from '#platform/server/environment.ts';
import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { embeddedPublishers } from '../partner-content/server/publishers/embedded-publishers.ts';
import { httpPublishers } from '../partner-content/server/publishers/http-publishers.ts';
import type { Publishers } from '../partner-content/server/publishers/publishers.ts';
import { embeddedProtectionService } from '../protection/server/protection-service/embedded-protection-service.ts';
import { httpProtectionService } from '../protection/server/protection-service/http-protection-service.ts';
import type { ProtectionService } from '../protection/server/protection-service/protection-service.ts';
import { embeddedSchoolCodes } from '../school/server/school-codes/embedded-school-codes.ts';
import { httpSchoolCodes } from '../school/server/school-codes/http-school-codes.ts';
import type { SchoolCodes } from '../school/server/school-codes/school-codes.ts';
import { embeddedStreamingProvider } from '../streaming/server/streaming-provider/embedded-streaming-provider.ts';
import { httpStreamingProvider } from '../streaming/server/streaming-provider/http-streaming-provider.ts';
import type { StreamingProvider } from '../streaming/server/streaming-provider/streaming-provider.ts';
import { embeddedInsurer } from './insurer/embedded-insurer.ts';
import { httpInsurer } from './insurer/http-insurer.ts';
import type { Insurer } from './insurer/insurer.ts';

export type ExtrasPartners = {
  streaming: StreamingProvider;
  insurer: Insurer;
  schoolCodes: SchoolCodes;
  publishers: Publishers;
  protection: ProtectionService;
};

export type ExtrasPartnerSettings = ReturnType<typeof readExtrasPartnerSettings>;

/** How many times slower than the network the embedded insurer is. */
const insurerFactor = 60;

export function readExtrasPartnerSettings(environment: Environment) {
  return {
    streaming: partnerAddress(environment, 'STREAMING'),
    insurer: partnerAddress(environment, 'INSURER'),
    schoolCodes: partnerAddress(environment, 'SCHOOL_CODES'),
    publishers: partnerAddress(environment, 'PUBLISHERS'),
    protection: partnerAddress(environment, 'PROTECTION'),
  };
}

export function openExtrasPartners(
  { configuration, db, clock, keys }: Platform,
  { streaming, insurer, schoolCodes, publishers, protection }: ExtrasPartnerSettings,
): ExtrasPartners {
  const { externalSelfcareUrl: site, provisioningSeconds } = configuration;
  return {
    streaming: streaming ? httpStreamingProvider(streaming) : embeddedStreamingProvider(db, site),
    insurer: insurer ? httpInsurer(insurer, clock) : embeddedInsurer(db, clock, provisioningSeconds * insurerFactor),
    schoolCodes: schoolCodes ? httpSchoolCodes(schoolCodes) : embeddedSchoolCodes(db),
    publishers: publishers ? httpPublishers(publishers) : embeddedPublishers(db),
    protection: protection
      ? httpProtectionService(protection)
      : embeddedProtectionService({ db, clock, key: keys.protection }),
  };
}
