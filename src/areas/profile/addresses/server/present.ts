import type { Address } from '../contract.ts';
import type { AddressRow } from './store.ts';

export function presentAddress(row: AddressRow): Address {
  return {
    id: row.address_id,
    country_id: row.country_id,
    site_id: row.site_id,
    region: row.region,
    municipality: row.municipality,
    city: row.city,
    city_type: row.city_type,
    post_code: row.post_code,
    quarter_id: row.quarter_id,
    quarter_name: row.quarter_name,
    street_id: row.street_id,
    street_name: row.street_name,
    street_no: row.street_no,
    building_number: row.building_number,
    entry: row.entry,
    floor: row.floor,
    ap: row.ap,
    address_comment: row.address_comment,
    is_active: row.is_active,
  };
}
