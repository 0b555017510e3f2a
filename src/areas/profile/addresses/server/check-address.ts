// Validates an address: complete, in an existing place, with the names of the address data.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { AddressBody } from '../contract.ts';
import { isFindable } from '../rules.ts';
import { AddressSearchUnavailable, type AddressSearch } from './address-search/address-search.ts';

export type CheckedAddress = Omit<AddressBody, never>;

/** The address data may be an external service, so it is called outside any transaction. */
export async function checkAddress(
  search: AddressSearch,
  given: AddressBody,
): Promise<CheckedAddress | Refusal<'EC_Invalid_Address' | 'EC_Partner_Unavailable'>> {
  const address = trimmed(given);
  if (!isFindable(address)) return refuse('EC_Invalid_Address');
  try {
    const city = await search.findCity(address.site_id);
    if (!city) return refuse('EC_Invalid_Address', { Field: 'body/site_id' });
    const quarter = address.quarter_id === null ? null : await search.findQuarter(city.site_id, address.quarter_id);
    const street = address.street_id === null ? null : await search.findStreet(city.site_id, address.street_id);
    if (address.quarter_id !== null && !quarter) return refuse('EC_Invalid_Address', { Field: 'body/quarter_id' });
    if (address.street_id !== null && !street) return refuse('EC_Invalid_Address', { Field: 'body/street_id' });
    return { ...address, ...city, ...quarter, ...street };
  } catch (error) {
    if (error instanceof AddressSearchUnavailable) return refuse('EC_Partner_Unavailable');
    throw error;
  }
}

/** Trims values; blank values become null. */
function trimmed(address: AddressBody): AddressBody {
  const entries = Object.entries(address).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  return Object.fromEntries(entries) as AddressBody;
}
