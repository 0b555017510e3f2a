// The calls of the two limits of a number, and of its payment type.

import { Type, type Static } from 'typebox';
import { accountTypes } from '#platform/client-type.ts';
import { empty, endpoint } from '#platform/endpoint.ts';
import { currencies } from '#platform/currencies.ts';
import { Msisdn, oneOf, Price, strict } from '#platform/schema.ts';
import { limitTypes } from './constants.ts';

const byMsisdn = strict({ msisdn: Msisdn });

const DrtLimit = Type.Object({ limit_id: Type.String(), value_currency: Price });

const ofOwner = {
  access: { holds: 'own-service', at: 'params.msisdn' },
  params: byMsisdn,
} as const;

export const drtLimit = endpoint({
  name: 'drtLimit',
  summary: 'The sum at which data roaming stops by itself, what is used of it, and what else may be chosen',
  method: 'GET',
  path: '/drt/:msisdn',
  ...ofOwner,
  answers: {
    200: Type.Object({
      drt_limit_details: Type.Object({
        drt_limits_list: Type.Array(DrtLimit),
        valid_drt_limits_list: Type.Array(DrtLimit),
        current_drt_limit_type: oneOf(limitTypes),
        limit_id: Type.String(),
        used_currency: Price,
        has_credit_limit: Type.Boolean(),
      }),
    }),
  },
  errors: ['EC_Phone_Is_Not_Eligible'],
});
export type DrtDetails = Static<(typeof drtLimit)['answers'][200]>['drt_limit_details'];

export const changeDrtLimit = endpoint({
  name: 'changeDrtLimit',
  summary: 'Chooses the limit of data roaming and, where given, the credit limit with it',
  method: 'PUT',
  path: '/drt/:msisdn',
  ...ofOwner,
  body: Type.Refine(
    strict({
      drt_limit_id: Type.String({ pattern: '^[a-z0-9-]{1,20}$' }),
      new_credit_limit: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
      new_credit_limit_currency: Type.Optional(
        Type.Array(strict({ currency: oneOf(currencies), value: Type.Number() }), { maxItems: currencies.length }),
      ),
    }),
    (body) => (body.new_credit_limit === undefined) === (body.new_credit_limit_currency === undefined),
  ),
  answers: { 204: empty },
  errors: ['EC_Phone_Is_Not_Eligible', 'EC_Invalid_Limit'],
  idempotency: 'key',
});
/** The chosen limits as the call sends them. */
export type DrtLimitChange = Static<(typeof changeDrtLimit)['body']>;

export const creditLimit = endpoint({
  name: 'creditLimit',
  summary: 'What a number may owe before its next bill, what is used of it, and what else may be chosen',
  method: 'GET',
  path: '/gateway/selfcare/credit-limit/:msisdn',
  ...ofOwner,
  answers: {
    200: Type.Object({
      credit_limit: Type.Number(),
      credit_limit_currency: Price,
      available_credit_limits: Type.Array(Type.Number()),
      available_credit_limits_currency: Type.Array(Price),
      used_currency: Price,
    }),
  },
  errors: ['EC_Phone_Is_Not_Eligible'],
});
export type CreditLimit = Static<(typeof creditLimit)['answers'][200]>;

export const postpaidDetails = endpoint({
  name: 'postpaidDetails',
  summary: 'Whether a number is paid by bill, its tariff, and whose it is',
  method: 'GET',
  path: '/gateway/dashboard/get-postpaid-mobile-details',
  access: { holds: 'service', at: 'query.msisdn' },
  query: byMsisdn,
  answers: {
    200: Type.Object({
      msisdn: Type.String(),
      tariff_name: Type.String(),
      is_postpaid: Type.Boolean(),
      account_type: oneOf(accountTypes),
      owner: Type.Boolean(),
    }),
  },
  errors: ['EC_Phone_Is_Not_Eligible'],
});
export type PostpaidDetails = Static<(typeof postpaidDetails)['answers'][200]>;
