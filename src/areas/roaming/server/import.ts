// The roaming catalogue that the operator imports: zones, plans, rates and limits.

import { accountTypes } from '#platform/client-type.ts';
import { cents, choice, is_withdrawn, key, optional, text, whole, yesOrNo } from '#platform/server/import/fields.ts';
import {
  defineImportedResource,
  type ImportedResource,
  type Reference,
} from '#platform/server/import/imported-resource.ts';

const zoneByName: Reference = { kind: 'roaming-zones', table: 'roaming_zone', columns: ['zone'], field: 'zone' };
export const planById: Reference = {
  kind: 'roaming-plans',
  table: 'roaming_plan',
  columns: ['plan_id'],
  field: 'plan_id',
};
export const drtById: Reference = { kind: 'drt-limits', table: 'drt_limit', columns: ['limit_id'], field: 'limit_id' };

const zonesKind = defineImportedResource(
  { zone: key('The id of the zone'), name_bg: text('Its name in Bulgarian'), name_en: text('Its name in English') },
  {
    name: 'roaming-zones',
    about: 'Areas with the same prices.',
    examples: [{ zone: 'west-balkans', name_bg: 'Западни Балкани', name_en: 'Western Balkans' }],
    table: 'roaming_zone',
    key: ['zone'],
    knownBy: zoneByName,
  },
);

const countriesKind = defineImportedResource(
  {
    country_id: text('The two-letter ISO 3166 code of the country', { pattern: '^[A-Z]{2}$' }),
    zone: key('The zone of the country'),
    popularity: optional(whole('Its rank among the most visited countries', 1)),
    is_withdrawn,
  },
  {
    name: 'roaming-countries',
    about: 'The zone of each country. The countries themselves are part of the portal.',
    examples: [{ country_id: 'RS', zone: 'west-balkans', popularity: 4 }],
    table: 'roaming_country',
    key: ['country_id'],
    references: [{ kind: 'countries', table: 'country', columns: ['country_id'], field: 'country_id' }, zoneByName],
  },
);

const plansKind = defineImportedResource(
  {
    plan_id: key('The id of the plan'),
    adx_code: key('Its code in the network'),
    component_type: choice('The type of plan', ['MAIN_TARIFF', 'PACKAGE', 'ADDITIONAL_TARIFF']),
    is_archived: yesOrNo('Whether it is no longer offered'),
    is_for_prepaid: yesOrNo('Whether it is available for prepaid numbers'),
    name_bg: text('Its name in Bulgarian'),
    name_en: text('Its name in English'),
    description_bg: text('The description in Bulgarian', { max: 4000 }),
    description_en: text('The description in English', { max: 4000 }),
    price_cents: cents('The price: one-time for a package, monthly for others'),
    valid_days: optional(whole('The validity of a package in days', 1)),
    minutes: optional({ ...whole('Minutes in a package'), default: 0 }),
    sms: optional({ ...whole('Messages in a package'), default: 0 }),
    megabytes: optional({ ...whole('Megabytes in a package'), default: 0 }),
    position: whole('Its place in the list'),
  },
  {
    name: 'roaming-plans',
    about: 'The catalogue of roaming: main tariffs, packages and additional tariffs.',
    examples: [
      {
        plan_id: '73540',
        adx_code: 'ROAM-73540',
        component_type: 'PACKAGE',
        name_bg: '3 GB за 7 дни',
        name_en: '3 GB for 7 days',
        description_bg: 'Интернет в чужбина.',
        description_en: 'Internet abroad.',
        price_cents: 999,
        valid_days: 7,
        megabytes: 3072,
        position: 3,
      },
      {
        plan_id: '76866',
        adx_code: 'ROAM-76866',
        component_type: 'MAIN_TARIFF',
        name_bg: 'Роуминг',
        name_en: 'Roaming',
        description_bg: 'Минути, съобщения и интернет в чужбина.',
        description_en: 'Minutes, messages and internet abroad.',
        price_cents: 0,
        position: 0,
      },
    ],
    problemOf: ({ component_type, valid_days }) =>
      (component_type === 'PACKAGE') === (valid_days !== undefined)
        ? null
        : { field: 'valid_days', message: 'is given for a package, and for nothing else', code: 'package_only' },
    table: 'roaming_plan',
    key: ['plan_id'],
    holders: `select customer_id from service_roaming where plan_id = $1 and active_count > 0
      union all select customer_id from service_roaming_package where plan_id = $1 and status <> 'terminated'`,
    knownBy: planById,
  },
);

const packageZonesKind = defineImportedResource(
  { plan_id: key('The package'), zone: key('A zone in which it is valid'), is_withdrawn },
  {
    name: 'roaming-package-zones',
    about: 'The zones of packages: a line for each zone.',
    examples: [{ plan_id: '73540', zone: 'west-balkans' }],
    table: 'roaming_package_zone',
    key: ['plan_id', 'zone'],
    references: [planById, zoneByName],
  },
);

const ratesKind = defineImportedResource(
  {
    plan_id: key('The main or additional tariff'),
    zone: key('The zone'),
    outgoing_cents: optional(cents('A minute of an outgoing call')),
    incoming_cents: optional(cents('A minute of an incoming call')),
    sms_cents: optional(cents('A message')),
    megabyte_cents: optional(cents('A megabyte')),
    is_withdrawn,
  },
  {
    name: 'roaming-rates',
    about: 'The prices of a tariff in a zone. An additional tariff changes only the given prices.',
    examples: [
      {
        plan_id: '76866',
        zone: 'west-balkans',
        outgoing_cents: 89,
        incoming_cents: 39,
        sms_cents: 29,
        megabyte_cents: 12,
      },
    ],
    table: 'roaming_rate',
    key: ['plan_id', 'zone'],
    references: [planById, zoneByName],
  },
);

const drtLimitsKind = defineImportedResource(
  {
    limit_id: key('The id of the limit'),
    value_cents: cents('The sum', 1),
    is_default: yesOrNo('Whether it is the default; at most one limit'),
  },
  {
    name: 'drt-limits',
    about: 'The sums at which data roaming stops automatically.',
    examples: [{ limit_id: 'limit-60', value_cents: 6000, is_default: true }],
    table: 'drt_limit',
    key: ['limit_id'],
    distinct: [['value_cents'], ['is_default']],
    knownBy: drtById,
  },
);

const creditChoicesKind = defineImportedResource(
  {
    account_type: choice('The customers who may choose it', accountTypes),
    value_cents: cents('The sum', 1),
    is_withdrawn,
  },
  {
    name: 'credit-limit-choices',
    about: 'The credit limits that customers can choose.',
    examples: [{ account_type: 'Private', value_cents: 12_500 }],
    table: 'credit_limit_choice',
    key: ['account_type', 'value_cents'],
  },
);

export const roamingCatalogue: readonly ImportedResource[] = [
  zonesKind,
  countriesKind,
  plansKind,
  packageZonesKind,
  ratesKind,
  drtLimitsKind,
  creditChoicesKind,
];
