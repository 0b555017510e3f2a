import type { PartnerAddress } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BalanceSource } from './balance-source.ts';
import { embeddedBalanceSource } from './embedded-balance-source.ts';
import { tmf654BalanceSource } from './tmf654-balance-source.ts';

/** Null for an operator that only exchanges files and events. */
export function openBalanceSource(
  { configuration, db, clock }: Platform,
  address: PartnerAddress | null,
): BalanceSource | null {
  if (address) return tmf654BalanceSource(address, clock);
  return configuration.appMode === 'demo' ? embeddedBalanceSource(db, clock) : null;
}
