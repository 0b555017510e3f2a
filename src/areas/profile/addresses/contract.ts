// Calls of addresses, and of the search for their places.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { nullable, strict } from '#platform/schema.ts';
import { maxAddressText } from './rules.ts';

/** No control characters and no markup: addresses are printed on parcels. */
const Text = Type.String({ minLength: 1, maxLength: maxAddressText, pattern: '^[^\\u0000-\\u001f<>]+$' });
const Id = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const addressFields = {
  country_id: Id,
  site_id: Id,
  region: Text,
  municipality: Text,
  city: Text,
  city_type: Text,
  post_code: Text,
  quarter_id: nullable(Id),
  quarter_name: nullable(Text),
  street_id: nullable(Id),
  street_name: nullable(Text),
  street_no: nullable(Text),
  building_number: nullable(Text),
  entry: nullable(Text),
  floor: nullable(Text),
  ap: nullable(Text),
  address_comment: nullable(Text),
  is_active: Type.Boolean(),
};

const AddressBody = strict(addressFields);
export type AddressBody = Static<typeof AddressBody>;

export const Address = Type.Object({ id: Type.String(), ...addressFields });
export type Address = Static<typeof Address>;

const AddressId = strict({ id: Type.String({ maxLength: 60 }) });

export const addAddress = endpoint({
  name: 'addAddress',
  summary: 'Adds an address: a place with a street and number, or with a quarter and building',
  method: 'POST',
  path: '/user-profile/addresses',
  access: 'account',
  idempotency: 'key',
  body: AddressBody,
  answers: { 204: empty },
  errors: ['EC_Invalid_Address', 'EC_Too_Many_Addresses', 'EC_Partner_Unavailable'],
});

export const changeAddress = endpoint({
  name: 'changeAddress',
  summary: 'Changes an address',
  method: 'PUT',
  path: '/user-profile/addresses/:id',
  access: { holds: 'address', at: 'params.id' },
  idempotency: 'key',
  params: AddressId,
  body: AddressBody,
  answers: { 204: empty },
  errors: ['EC_Invalid_Address', 'EC_Partner_Unavailable'],
});

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  summary: 'Deletes an address',
  method: 'DELETE',
  path: '/user-profile/addresses/:id',
  access: { holds: 'address', at: 'params.id' },
  idempotency: 'key',
  params: AddressId,
  answers: { 204: empty },
  errors: [],
});

const SearchExpression = Type.String({ minLength: 1, maxLength: maxAddressText });

const City = Type.Object({
  site_id: Id,
  city: Type.String(),
  city_type: Type.String(),
  region: Type.String(),
  municipality: Type.String(),
  post_code: Type.String(),
  country_id: Id,
});
export type City = Static<typeof City>;

const Quarter = Type.Object({ quarter_id: Id, quarter_name: Type.String() });
export type Quarter = Static<typeof Quarter>;

const Street = Type.Object({ street_id: Id, street_name: Type.String() });
export type Street = Static<typeof Street>;

export const searchCities = endpoint({
  name: 'searchCities',
  summary:
    'Places whose name is like what was typed, in Cyrillic or Latin, or whose post code begins with it; the big ones first',
  method: 'GET',
  path: '/speedy/speedy-address/cities',
  access: 'account',
  query: strict({ SearchExpression }),
  answers: { 200: Type.Array(City) },
  errors: ['EC_Partner_Unavailable'],
});

export const searchQuarters = endpoint({
  name: 'searchQuarters',
  summary: 'Quarters of a place whose name is like what was typed',
  method: 'GET',
  path: '/speedy/speedy-address/quarters',
  access: 'account',
  query: strict({ SearchExpression, SiteId: Id }),
  answers: { 200: Type.Array(Quarter) },
  errors: ['EC_Partner_Unavailable'],
});

export const searchStreets = endpoint({
  name: 'searchStreets',
  summary: 'Streets of a place whose name is like what was typed',
  method: 'GET',
  path: '/speedy/speedy-address/streets',
  access: 'account',
  query: strict({ SearchExpression, SiteId: Id }),
  answers: { 200: Type.Array(Street) },
  errors: ['EC_Partner_Unavailable'],
});

export const addressEndpoints = [addAddress, changeAddress, deleteAddress, searchCities, searchQuarters, searchStreets];
