// Schemas, access rules and error codes that several calls of digital extras share.

import { Type, type Static } from 'typebox';
import type { Access } from '#platform/endpoint.ts';
import type { ErrorCode } from '#platform/errors.ts';
import { codeSendErrors } from '#platform/one-time-code.ts';
import { Day, Msisdn, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { deactivationReasons, extraStatuses, periodStates } from './constants.ts';

export const base = '/digital-extras-swap';

export const Code = Type.String({ pattern: '^\\d{4,8}$', description: 'The code of an extra' });
export const VerificationCode = Type.String({ maxLength: 20 });
export const byMsisdn = strict({ msisdn: Msisdn });

export const inPath = { holds: 'own-service', at: 'params.msisdn' } as const satisfies Access;
export const inQuery = { holds: 'own-service', at: 'query.msisdn' } as const satisfies Access;
export const inBody = { holds: 'own-service', at: 'body.msisdn' } as const satisfies Access;

export const sendErrors = [
  ...codeSendErrors,
  'EC_Service_Not_Associated_With_Pid',
] as const satisfies readonly ErrorCode[];

/** Why the replaced extra cannot end, or that the required package of the new one is ending. */
export const replacedErrors = [
  'EC_Already_Inactive',
  'EC_Deactivation_Requested',
  'EC_Deactivation_Forbidden',
  'EC_Deactivation_Forbidden_For_Today',
  'EC_Cancel_Deactivation_Forbidden_For_Child',
] as const satisfies readonly ErrorCode[];

export const serviceErrors = [
  'EC_Msisdn_Already_Has_Processing_Request',
  'EC_Prepaid_Tv_Is_Not_Eligible',
  'EC_Extra_Not_Supported_In_Tariff_Plan',
  'EC_Provisioning_In_Progress',
  'EC_Partner_Unavailable',
  'EC_Try_Later',
  'EC_Balance_Not_Enough',
] as const satisfies readonly ErrorCode[];

export const Extra = Type.Object({
  code: Type.String(),
  extra_code: Type.String({ description: 'Names the extra as the target of a swap' }),
  adx_code: Type.String(),
  name: Type.String(),
  description: Type.String(),
  group_type: Type.String(),
  parent_extra_group: nullable(Type.String()),
  substitution_extra_group: nullable(Type.String()),
  status: oneOf(extraStatuses),
  current_period_state: oneOf(periodStates),
  price_type: oneOf(['Show', 'Hide']),
  current_price_end_date: nullable(Day),
  regular_price_currency: Price,
  current_price_currency: Price,
  next_price_currency: Price,
  second_activation_price_currency: Price,
  max_price_currency: Price,
  discounted_price_currency: Price,
  discounted_price_end_date: nullable(Day),
  prorate_price: Price,
  is_on_slot: Type.Boolean(),
  slot: nullable(Type.Integer({ description: 'The position it stands on, counted from 1' })),
  is_core_service: Type.Boolean(),
  requires_code_verification: Type.Boolean(),
  activation_date: nullable(Day),
  deactivation_date: nullable(Day),
  deactivation_reason: nullable(oneOf(deactivationReasons)),
  contact_number: nullable(Type.String()),
  available_upgrades: Type.Array(Type.String()),
  available_downgrades: Type.Array(Type.String()),
});
export type Extra = Static<typeof Extra>;
