// Schemas that several contracts share. Requests are strict: an unknown field is refused.

import { Type, type TProperties, type TSchema, type TString } from 'typebox';

export function strict<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export const Msisdn = Type.String({ pattern: '^\\d{9,15}$', description: 'A service number, mobile numbers with 359' });
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day in Sofia' });
export const Moment = Type.String({ description: 'A moment, ISO 8601 in UTC' });

export const Price = Type.Array(Type.Object({ currency: oneOf(['EUR', 'BGN']), value: Type.Number() }), {
  description: 'The same price in each currency, the main one first',
});

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });
}

/** A list without duplicates. The uniqueItems of JSON Schema takes quadratic time. */
export function distinct(item: TString, limits: { minItems: number; maxItems: number }) {
  const list = Type.Array(item, { ...limits, description: 'Nothing stands twice' });
  return Type.Refine(list, (items) => new Set(items).size === items.length);
}

export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}
