// What the operator brings in about extras: the catalogue, what tariffs offer of it, and what stands on numbers.

import { endExtraJob, endPeriodJob, endWithPackageJob } from './jobs.ts';
import { reportedEnds, wrongEnds } from './reported-end-store.ts';
import { periodStates } from '../constants.ts';
import {
  cents,
  choice,
  day,
  is_withdrawn,
  key,
  optional,
  text,
  whole,
  yesOrNo,
} from '#platform/server/import/fields.ts';
import {
  defineImportedResource,
  serviceByNumber,
  type ImportedResource,
  type Reference,
} from '#platform/server/import/imported-resource.ts';
import { numberIsBusy } from '#platform/server/import/resources/services.ts';
import { tariffById } from '#platform/server/import/resources/tariffs.ts';

const extraKinds = [
  'usual',
  'traffic',
  'streaming',
  'donation',
  'home-assistance',
  'insurance',
  'net-protect',
  'partner-content',
  'enlightenment',
] as const;

const extraByCode: Reference = { kind: 'extras', table: 'extra', columns: ['code'], field: 'code' };

const extrasKind = defineImportedResource(
  {
    code: key('The code of the extra'),
    adx_code: key('Its code in the network'),
    kind: optional({ ...choice('How it is activated and shown', extraKinds), default: 'usual' }),
    name_bg: text('Its name in Bulgarian'),
    name_en: text('Its name in English'),
    description_bg: text('The description in Bulgarian', { max: 4000 }),
    description_en: text('The description in English', { max: 4000 }),
    group_type: key('Its group'),
    parent_extra_group: optional(key('The group with an extra that must be active first')),
    substitution_extra_group: optional(key('Extras of the same group may be swapped')),
    regular_price_cents: cents('The monthly price'),
    max_price_cents: optional(cents('The maximum price, if the user chooses it')),
    second_activation_price_cents: optional(cents('The price of a second activation')),
    shows_price: yesOrNo('Whether its price is shown', true),
    requires_code_verification: yesOrNo('Whether a code confirms the activation'),
    plan_rank: optional(whole('Its rank among the plans of its group, from the smallest')),
    partner_source: optional(choice('The source of the content', ['capital', 'dnevnik'])),
    partner: optional(key('The partner system')),
    position: whole('Its place in the list'),
  },
  {
    name: 'extras',
    about: 'The catalogue of digital extras.',
    examples: [
      {
        code: '70101',
        adx_code: 'ADX70101',
        name_bg: 'Кинотека',
        name_en: 'Film library',
        description_bg: 'Филми на телефона и на телевизора.',
        description_en: 'Films on the phone and on the television.',
        group_type: 'Film',
        substitution_extra_group: 'Position',
        regular_price_cents: 499,
        position: 1,
      },
    ],
    problemOf: ({ regular_price_cents, max_price_cents = regular_price_cents }) =>
      max_price_cents < regular_price_cents
        ? { field: 'max_price_cents', message: 'is less than regular_price_cents', code: 'below_regular_price' }
        : null,
    table: 'extra',
    key: ['code'],
    holders: `select customer_id from service_extra where code = $1 and status <> 'Inactive'`,
    knownBy: extraByCode,
  },
);

const donationCausesKind = defineImportedResource(
  {
    group_type: key('The group of the cause'),
    extra_code: key('The extra for donations to it'),
    code: key('The code of the cause'),
    name_bg: text('Its name in Bulgarian'),
    name_en: text('Its name in English'),
    description_bg: text('The use of the money, in Bulgarian', { max: 4000 }),
    description_en: text('The use of the money, in English', { max: 4000 }),
    regular_price_cents: cents('The monthly donation', 1),
    position: whole('Its place in the list'),
  },
  {
    name: 'donation-causes',
    about: 'The causes of monthly donations through an extra.',
    examples: [
      {
        group_type: 'DonationTrees',
        extra_code: '70101',
        code: '70041',
        name_bg: 'Природа',
        name_en: 'Nature',
        description_bg: 'Дръвчета за планините.',
        description_en: 'Trees for the mountains.',
        regular_price_cents: 100,
        position: 0,
      },
    ],
    table: 'donation_cause',
    key: ['group_type'],
    holders: `select customer_id from service_extra where donation_cause = $1 and status <> 'Inactive'`,
    distinct: [['code']],
    references: [{ ...extraByCode, field: 'extra_code', fields: ['extra_code'] }],
  },
);

const tariffExtrasKind = defineImportedResource(
  {
    tariff_id: key('The tariff'),
    code: key('The extra it offers'),
    placement: choice('On a slot, included, as an add-on, or as a streaming plan', [
      'slot',
      'included',
      'addon',
      'streaming',
    ]),
    is_core_service: yesOrNo('Whether it cannot be deactivated'),
    period_state: choice('The first period of an activation', periodStates),
    period_days: optional(whole('The days of that period; without a value it does not end', 1)),
    promo_price_cents: optional(cents('The price of a Promo period')),
    is_withdrawn,
  },
  {
    name: 'tariff-extras',
    about: 'The extras of each tariff, with their terms.',
    examples: [{ tariff_id: 'mobile-25', code: '70101', placement: 'slot', period_state: 'Free' }],
    problemOf: ({ period_state, promo_price_cents }) =>
      (period_state === 'Promo') === (promo_price_cents !== undefined)
        ? null
        : {
            field: 'promo_price_cents',
            message: 'is given with a Promo period, and with no other',
            code: 'promo_period_only',
          },
    table: 'tariff_extra',
    key: ['tariff_id', 'code'],
    // The offer concerns everyone with the tariff, whatever extra it is.
    holders: 'select customer_id from service where tariff_id = $1 and $2::text is not null',
    references: [tariffById, extraByCode],
  },
);

/** A job for every line that was written. */
const jobAt = (runAt: string, name: string, condition: string) => `
  insert into scheduled_job (job_id, name, payload, run_at)
  select gen_random_uuid(), '${name}',
    jsonb_build_object('customerId', customer_id, 'serviceId', service_id, 'code', code), ${runAt}
  from checked where outcome in ('new', 'changed') and ${condition}`;

const endOf = (column: string) => `(${column} + 1)::timestamp at time zone 'Europe/Sofia'`;

const serviceExtrasKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    code: key('The extra'),
    status: choice('The status', ['Active', 'Inactive', 'WaitingForDeactivation']),
    slot: optional(whole('The slot', 1, 20)),
    period_state: choice('The current period', periodStates),
    price_cents: cents('The current price'),
    price_ends_on: optional(day('The last day of a Free or Promo period')),
    activated_on: optional(day('The day it became active')),
    deactivates_on: optional(day('The last day if it is being deactivated')),
    ends_with_plan: yesOrNo('Whether it ends with the plan'),
    ends_with: optional(key('The extra it ends with')),
    contact_number: optional(key('The contact number')),
    donation_cause: optional(key('The cause of a donation')),
  },
  {
    name: 'service-extras',
    about:
      'The current and former extras of numbers. An extra that is being activated or deactivated, or on a number with a pending network order, is not changed.',
    examples: [
      {
        service_id: '359888700101',
        code: '70101',
        status: 'Active',
        slot: 1,
        period_state: 'Free',
        price_cents: 499,
        activated_on: '2026-09-16',
      },
    ],
    problemOf({ status, slot, activated_on, deactivates_on }) {
      if (status === 'Inactive' && slot !== undefined)
        return { field: 'slot', message: 'is taken by an Inactive extra' };
      if (status !== 'Inactive' && activated_on === undefined)
        return { field: 'activated_on', message: 'is missing', code: 'missing' };
      return (status === 'WaitingForDeactivation') === (deactivates_on !== undefined)
        ? null
        : { field: 'deactivates_on', message: 'is given for WaitingForDeactivation, and for no other' };
    },
    table: 'service_extra',
    key: ['customer_id', 'service_id', 'code'],
    distinct: [['service_id', 'slot']],
    references: [serviceByNumber, extraByCode],
    conflicts: [
      {
        field: 'slot',
        when: `exists (select from service_extra other where other.customer_id = :customer
          and other.service_id = s.service_id and other.slot = s.slot and other.code <> s.code
          and not exists (select from staged moved where moved.service_id = s.service_id and moved.code = other.code))`,
        message: 'is taken by another extra',
        code: 'taken',
      },
    ],
    holdsNumbers: true,
    waits: {
      when: `t.status in ('InProgress', 'PendingActivation', 'WaitingForDeactivation') or ${numberIsBusy}`,
      because: 'a change of this number is pending',
    },
    before: [reportedEnds],
    also: [
      wrongEnds,
      jobAt(endOf('price_ends_on'), endPeriodJob.name, `price_ends_on is not null and status <> 'Inactive'`),
      jobAt(endOf('deactivates_on'), endExtraJob.name, `deactivates_on is not null`),
      jobAt(
        ':now',
        endWithPackageJob.name,
        `status <> 'Inactive' and (deactivates_on is not null
          or exists (select from extra where extra.code = checked.code and parent_extra_group is not null))`,
      ),
    ],
  },
);

export const extrasCatalogue: readonly ImportedResource[] = [extrasKind, donationCausesKind, tariffExtrasKind];
export const extrasOfNumbers: readonly ImportedResource[] = [serviceExtrasKind];
