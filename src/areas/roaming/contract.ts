// The calls of roaming: plans of a number, prices of a country and the saved trip; contract-limits.ts has those of
// limits.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { languages } from '#platform/languages.ts';
import { Day, Msisdn, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { changeDrtLimit, creditLimit, drtLimit, postpaidDetails } from './contract-limits.ts';
import { componentTypes, operations, useTypes, weekTypes } from './constants.ts';

const PlanId = Type.String({ pattern: '^\\d{1,10}$' });
const CountryId = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166, two letters' });
const byMsisdn = strict({ msisdn: Msisdn });

const Amounts = Type.Object({ minutes: Type.Integer(), sms: Type.Integer(), megabytes: Type.Integer() });

/** The last day is null until the first connection abroad. */
const RoamingPackage = Type.Object({
  package_id: Type.String(),
  is_ending: Type.Boolean({ description: 'The network is asked to end it' }),
  used: Amounts,
  activated_on: Day,
  expires_on: nullable(Day),
});
export type RoamingPackage = Static<typeof RoamingPackage>;

/** The allowance is that of one package. Usage of a package is stored in the package, not in its plan. */
const RoamingPlan = Type.Object({
  plan_id: Type.String(),
  adx_code: Type.String(),
  component_type: oneOf(componentTypes),
  is_active: Type.Boolean(),
  is_archived: Type.Boolean(),
  active_count: Type.Integer({ description: 'How many of a package run' }),
  is_eligible_for_swappable_activation: Type.Boolean({ description: 'Takes the place of the active main tariff' }),
  pending: nullable(oneOf(operations)),
  name: Type.String(),
  description: Type.String(),
  price_currency: Price,
  prorate_price: Price,
  valid_days: nullable(Type.Integer({ description: 'Of a package, from the first connection abroad' })),
  allowance: nullable(Amounts),
  packages: Type.Array(RoamingPackage, { description: 'The packages of this plan that run, the next to end first' }),
  used: nullable(Amounts),
  activated_on: nullable(Day),
  country_count: Type.Integer({ description: 'Where a package holds, or where use is as at home' }),
});
export type RoamingPlan = Static<typeof RoamingPlan>;

const Trip = Type.Object({
  country_id: Type.String(),
  country: Type.String(),
  starts_on: Day,
  ends_on: Day,
  plan_id: nullable(Type.String()),
  remind_on: nullable({ ...Day, description: 'Null if there is no time left for a reminder, or it was sent' }),
});
export type Trip = Static<typeof Trip>;

export const eligibleRoaming = endpoint({
  name: 'eligibleRoaming',
  summary: 'How the roaming of a number stands: the plans it has or may have, and the trip it keeps',
  method: 'GET',
  path: '/roaming/:msisdn/eligible',
  access: { holds: 'service', at: 'params.msisdn' },
  params: byMsisdn,
  query: strict({
    showTariffChangeWarning: Type.Optional(oneOf(['true', 'false'])),
    ln: Type.Optional(oneOf(languages)),
  }),
  answers: {
    200: Type.Object({
      roaming_plans: Type.Array(RoamingPlan),
      show_tariff_change_warning: Type.Boolean(),
      is_roaming_active: Type.Boolean(),
      has_request: Type.Boolean({ description: 'Something is being set up for the number' }),
      trip: nullable(Trip),
      today: Day,
    }),
  },
  errors: ['EC_Phone_Is_Not_Eligible'],
});
export type Roaming = Static<(typeof eligibleRoaming)['answers'][200]>;

const RoamingTariff = Type.Refine(
  strict({
    tariff_id: PlanId,
    operation: oneOf(operations),
    package_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'Which package to deactivate; without it every package of the plan',
      }),
    ),
  }),
  ({ operation, package_id }) => package_id === undefined || operation === 'deactivate',
);

export const modifyRoaming = endpoint({
  name: 'modifyRoaming',
  summary: 'Activates and deactivates roaming plans of a number, all of them or none',
  method: 'PATCH',
  path: '/roaming/modification/:msisdn',
  access: { holds: 'own-service', at: 'params.msisdn' },
  params: byMsisdn,
  body: strict({
    roaming_tariffs: Type.Refine(
      Type.Array(RoamingTariff, {
        minItems: 1,
        maxItems: 10,
        description: 'No tariff is listed twice',
      }),
      (tariffs) => new Set(tariffs.map(({ tariff_id }) => tariff_id)).size === tariffs.length,
    ),
  }),
  answers: { 204: empty },
  errors: [
    'EC_Phone_Is_Not_Eligible',
    'EC_Plan_Not_Offered',
    'EC_Already_Active',
    'EC_Already_Inactive',
    'EC_Two_Main_Tariffs',
    'EC_Roaming_Inactive',
    'EC_Msisdn_Already_Has_Processing_Request',
    'EC_Credit_Limit_Exceeded',
    'EC_Balance_Not_Enough',
  ],
  idempotency: 'key',
});

export const roamingCountries = endpoint({
  name: 'roamingCountries',
  summary: 'The countries one can roam in, with the names they are looked for by',
  method: 'GET',
  path: '/roaming/countries',
  access: 'account',
  answers: {
    200: Type.Array(
      Type.Object({
        country_id: Type.String(),
        name_bg: Type.String(),
        name_en: Type.String(),
        other_names: Type.Array(Type.String()),
        is_eu_roaming_area: Type.Boolean(),
        popularity: nullable(Type.Integer()),
      }),
    ),
  },
  errors: [],
});
export type RoamingCountries = Static<(typeof roamingCountries)['answers'][200]>;

const UsePrice = Type.Object({ type: oneOf(useTypes), price_currency: Price });

export const roamingCountry = endpoint({
  name: 'roamingCountry',
  summary: 'What a number pays in a country, by which of its plans, and what a week there would cost with each plan',
  method: 'GET',
  path: '/roaming/:msisdn/countries/:countryId',
  access: { holds: 'service', at: 'params.msisdn' },
  params: strict({ msisdn: Msisdn, countryId: CountryId }),
  answers: {
    200: Type.Object({
      country_id: Type.String(),
      name: Type.String(),
      zone: Type.String(),
      is_eu_roaming_area: Type.Boolean(),
      prices: Type.Array(UsePrice, {
        description: 'For a minute, an SMS, a megabyte; none while the number does not roam',
      }),
      applied: Type.Array(
        Type.Object({
          type: oneOf(useTypes),
          why: oneOf(['package', 'additional', 'home', 'main', 'off']),
          plan_id: nullable(Type.String()),
        }),
      ),
      plans: Type.Array(
        Type.Object({
          plan_id: Type.String(),
          name: Type.String(),
          component_type: oneOf(componentTypes),
          is_active: Type.Boolean(),
          prices: Type.Array(UsePrice, { description: 'What the plan itself charges there' }),
          week: Type.Array(Type.Object({ use: oneOf(weekTypes), price_currency: Price })),
        }),
      ),
    }),
  },
  errors: ['EC_Phone_Is_Not_Eligible'],
});
export type RoamingCountry = Static<(typeof roamingCountry)['answers'][200]>;

const ofTrip = {
  path: '/roaming/:msisdn/trip',
  access: { holds: 'service', at: 'params.msisdn' },
  params: byMsisdn,
} as const;

export const keepTrip = endpoint({
  name: 'keepTrip',
  summary: 'Keeps where a number goes next and when; the person is reminded two days before',
  method: 'PUT',
  ...ofTrip,
  body: strict({ country_id: CountryId, starts_on: Day, ends_on: Day, plan_id: nullable(PlanId) }),
  answers: { 204: empty },
  errors: ['EC_Phone_Is_Not_Eligible', 'EC_Plan_Not_Offered', 'EC_Invalid_Trip'],
  idempotency: 'key',
});

export const forgetTrip = endpoint({
  name: 'forgetTrip',
  summary: 'Forgets the trip that is kept for a number',
  method: 'DELETE',
  ...ofTrip,
  answers: { 204: empty },
  errors: [],
  idempotency: 'key',
});

export const roamingEndpoints = [
  eligibleRoaming,
  modifyRoaming,
  roamingCountries,
  roamingCountry,
  drtLimit,
  changeDrtLimit,
  creditLimit,
  postpaidDetails,
  keepTrip,
  forgetTrip,
];
