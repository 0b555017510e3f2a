import type { PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { embeddedUsageSource } from './embedded-usage-source.ts';
import { tmf677UsageSource } from './tmf677-usage-source.ts';
import type { UsageSource } from './usage-source.ts';

/** Null for an operator that only imports usage. */
export function openUsageSource(
  { configuration, db, clock }: Platform,
  address: PartnerAddress | null,
): UsageSource | null {
  if (address) return tmf677UsageSource(address, clock);
  return configuration.appMode === 'demo' ? embeddedUsageSource(db, clock) : null;
}
