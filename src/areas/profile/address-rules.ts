// Rules for addresses that a courier can find.

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

type FormattedAddress = SearchableAddress & {
  city_type: string;
  city: string;
  post_code: string;
  entry: string | null;
  floor: string | null;
  ap: string | null;
};

type AddressLabels = { building: string; entry: string; floor: string; ap: string };

/** гр. София 1000, ул. Шипка 12, ж.к. Банишора, бл. 5, вх. А, ет. 3, ап. 7 */
export function writtenAddress(address: FormattedAddress, words: AddressLabels): string {
  const part = (word: string, value: string | null) => (value ? `${word} ${value}` : null);
  return [
    `${address.city_type} ${address.city} ${address.post_code}`.trim(),
    [address.street_name, address.street_no].filter(Boolean).join(' '),
    address.quarter_name,
    part(words.building, address.building_number),
    part(words.entry, address.entry),
    part(words.floor, address.floor),
    part(words.ap, address.ap),
  ]
    .filter(Boolean)
    .join(', ');
}
