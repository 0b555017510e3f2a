/** A price in both currencies, as the portal sends it. */
export const price = (cents: string) => `json_build_array(
  json_build_object('currency', 'EUR', 'value', (${cents} / 100.0)::float8),
  json_build_object('currency', 'BGN', 'value', (round(${cents} * 1.95583) / 100.0)::float8))`;
