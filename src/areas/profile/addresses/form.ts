// The state of the address form: its values, their dependencies, and the request body.

import type { Address, AddressBody, City } from './contract.ts';
import { isFindable } from './rules.ts';

/** Selected from the list, or entered freely if the list lacks it. */
export type PlacePart = { id: number | null; name: string };

export type AddressForm = {
  city: City | null;
  street: PlacePart;
  street_no: string;
  quarter: PlacePart;
  building_number: string;
  entry: string;
  floor: string;
  ap: string;
  address_comment: string;
};

const noPart: PlacePart = { id: null, name: '' };

export const emptyAddress: AddressForm = {
  city: null,
  street: noPart,
  street_no: '',
  quarter: noPart,
  building_number: '',
  entry: '',
  floor: '',
  ap: '',
  address_comment: '',
};

export function formOf(address: Address): AddressForm {
  const { site_id, city, city_type, region, municipality, post_code, country_id } = address;
  return {
    city: { site_id, city, city_type, region, municipality, post_code, country_id },
    street: { id: address.street_id, name: address.street_name ?? '' },
    street_no: address.street_no ?? '',
    quarter: { id: address.quarter_id, name: address.quarter_name ?? '' },
    building_number: address.building_number ?? '',
    entry: address.entry ?? '',
    floor: address.floor ?? '',
    ap: address.ap ?? '',
    address_comment: address.address_comment ?? '',
  };
}

/** Streets and quarters belong to a place, so another place clears them. */
export function withCity(form: AddressForm, city: City | null): AddressForm {
  if (form.city?.site_id === city?.site_id) return form;
  return { ...form, city, street: noPart, street_no: '', quarter: noPart, building_number: '' };
}

export type AddressFault = 'city' | 'incomplete';

export function faultOf(form: AddressForm): AddressFault | null {
  if (!form.city) return 'city';
  return isFindable(partsOf(form)) ? null : 'incomplete';
}

/** Null while the form has a fault. */
export function addressBody(form: AddressForm): AddressBody | null {
  if (!form.city || faultOf(form)) return null;
  return {
    ...form.city,
    ...partsOf(form),
    street_id: form.street.id,
    quarter_id: form.quarter.id,
    entry: given(form.entry),
    floor: given(form.floor),
    ap: given(form.ap),
    address_comment: given(form.address_comment),
    is_active: true,
  };
}

function partsOf(form: AddressForm) {
  return {
    street_name: given(form.street.name),
    street_no: given(form.street_no),
    quarter_name: given(form.quarter.name),
    building_number: given(form.building_number),
  };
}

function given(text: string): string | null {
  return text.trim() || null;
}
