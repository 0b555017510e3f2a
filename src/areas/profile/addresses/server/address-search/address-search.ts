// Port of the lookup of places, quarters and streets.

import type { City, Quarter, Street } from '../../contract.ts';

export type AddressSearch = {
  cities(typed: string): Promise<City[]>;
  quarters(siteId: number, typed: string): Promise<Quarter[]>;
  streets(siteId: number, typed: string): Promise<Street[]>;
  /** Null if there is none. */
  findCity(siteId: number): Promise<City | null>;
  findQuarter(siteId: number, quarterId: number): Promise<Quarter | null>;
  findStreet(siteId: number, streetId: number): Promise<Street | null>;
};

export const mostFound = 20;

/** A post code or its beginning: names of places have no digits. */
export function isPostCode(typed: string): boolean {
  return /^\d{1,4}$/.test(typed);
}

export class AddressSearchUnavailable extends Error {}
