import type { Platform } from '#platform/server/platform.ts';
import type { AddressSearch } from './address-search.ts';
import { embeddedAddressSearch } from './embedded-address-search.ts';
import { speedyAddressSearch } from './speedy-address-search.ts';
import type { SpeedySettings } from './speedy-settings.ts';

/** The courier's address data if configured, else the embedded data. */
export function openAddressSearch({ pool }: Platform, speedy: SpeedySettings | undefined): AddressSearch {
  return speedy ? speedyAddressSearch(speedy) : embeddedAddressSearch(pool);
}
