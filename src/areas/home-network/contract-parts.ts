// Parts that the calls of several modules share.

import { Type } from 'typebox';
import type { ErrorCode } from '#platform/errors.ts';
import { bands } from './constants.ts';

export const homeBase = '/home-network-module';
export const base = `${homeBase}/wifi` as const;

export const BandType = oneOfNumbers(bands);

export const SerialNumber = Type.String({ minLength: 1, maxLength: 64 });

/** The version that the user saw; a router that has changed since refuses. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 40 })) });

export const changeErrors = [
  'EC_Not_Found',
  'EC_Settings_Changed',
  'EC_Partner_Unavailable',
] as const satisfies readonly ErrorCode[];

export function oneOfNumbers<const Values extends readonly number[]>(values: Values) {
  return Type.Unsafe<Values[number]>({ type: 'integer', enum: [...values] });
}
