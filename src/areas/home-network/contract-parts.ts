// Parts that the calls of several modules share.

import { Type } from 'typebox';
import { empty } from '#platform/endpoint.ts';
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

/** A call about the home that its body names. */
export const ofHome = { method: 'POST', access: { holds: 'own-service', at: 'body.Msisdn' } } as const;

/** A change of that home: the router applies it later. */
export const homeChange = { ...ofHome, answers: { 202: empty }, idempotency: 'key' } as const;

export function oneOfNumbers<const Values extends readonly number[]>(values: Values) {
  return Type.Unsafe<Values[number]>({ type: 'integer', enum: [...values] });
}
