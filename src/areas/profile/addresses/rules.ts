// Rules for addresses that a courier can find.

import { writtenStreet, type AddressLabels, type StreetAddress } from '../rules.ts';

export const maxAddressText = 80;
export const maxAddresses = 20;

/** A search starts at the second letter, and only after a pause in typing. */
export const searchFrom = 2;
export const searchPauseMs = 300;

type SearchableAddress = {
  street_name: string | null;
  street_no: string | null;
  quarter_name: string | null;
  building_number: string | null;
};

/** Besides the city it needs a street with a number, or a quarter with a building. */
export function isFindable(address: SearchableAddress): boolean {
  return (
    (isGiven(address.street_name) && isGiven(address.street_no)) ||
    (isGiven(address.quarter_name) && isGiven(address.building_number))
  );
}

function isGiven(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

type NamedCity = { city: string; city_type: string };

/** The city with exactly this name, with or without its type; null if none or several have it. */
export function onlyCityNamed<City extends NamedCity>(typed: string, cities: readonly City[]): City | null {
  const name = typed.trim().toLowerCase();
  const named = cities.filter(({ city, city_type }) =>
    [city, `${city_type} ${city}`].some((each) => each.toLowerCase() === name),
  );
  return named.length === 1 ? named[0]! : null;
}

type FormattedAddress = StreetAddress & { city_type: string; city: string; post_code: string };

/** гр. София 1000, ул. Шипка 12, ж.к. Банишора, бл. 5, вх. А, ет. 3, ап. 7 */
export function writtenAddress(address: FormattedAddress, words: AddressLabels): string {
  const place = `${address.city_type} ${address.city} ${address.post_code}`.trim();
  return [place, writtenStreet(address, words)].filter(Boolean).join(', ');
}
