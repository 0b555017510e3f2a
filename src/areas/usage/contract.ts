// The calls of usage: the figures of a number, its days, all numbers of the account, alerts and blocks.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Moment, Msisdn, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import {
  allowanceKinds,
  blockKinds,
  blockStates,
  mostAlertEuro,
  mostAlerts,
  sources,
  usageKinds,
  zones,
} from './constants.ts';

const byMsisdn = strict({ msisdn: Msisdn });
const Amount = Type.Integer({ description: 'Bytes of data, seconds of calls, or a number of messages or uses' });

const Allowance = Type.Object({
  allowance_id: Type.String(),
  kind: oneOf(allowanceKinds),
  zone: oneOf(zones),
  source: oneOf(sources),
  name: Type.String(),
  limit: nullable(Amount),
  used: Amount,
  left: nullable(Amount),
  used_percent: nullable(Type.Integer()),
  period_from: Day,
  period_to: Day,
  measured_at: Moment,
  is_old: Type.Boolean({ description: 'Measured more than 24 hours ago' }),
  ends_on: nullable(Type.String({ description: 'The day on which it will end at the pace of the last seven days' })),
});
export type Allowance = Static<typeof Allowance>;

/** The allowance of a number that ends first, for the home screen. */
export const FirstAllowance = Type.Object({
  kind: oneOf(allowanceKinds),
  left: Amount,
  used_percent: Type.Integer(),
  period_to: Day,
});
export type FirstAllowance = Static<typeof FirstAllowance>;

const CoveringPackage = Type.Object({
  package_id: Type.String(),
  name: Type.String(),
  amount: Amount,
  price_currency: Price,
  saving_currency: nullable(Price),
});
export type CoveringPackage = Static<typeof CoveringPackage>;

const OutsideUse = Type.Object({
  kind: oneOf(usageKinds),
  zone: oneOf(zones),
  amount: Amount,
  price_currency: Price,
  package: nullable(CoveringPackage),
});
export type OutsideUse = Static<typeof OutsideUse>;

const Outside = Type.Object({ total_currency: Price, kinds: Type.Array(OutsideUse) });
export type Outside = Static<typeof Outside>;

const FairUse = Type.Object({
  volume: Amount,
  used: Amount,
  is_whole_plan: Type.Boolean({ description: 'All data of the plan may be used in the EU' }),
  computed_from: nullable(
    Type.Object(
      { net_price_currency: Price, cap_currency: Price, year: Type.Integer() },
      {
        description: 'For the owner only',
      },
    ),
  ),
});
export type FairUse = Static<typeof FairUse>;

const AlertSettings = Type.Object({
  amounts: Type.Array(Type.Integer({ description: 'Whole euro outside the plan' })),
  by_sms: Type.Boolean(),
  by_email: Type.Boolean(),
});
export type AlertSettings = Static<typeof AlertSettings>;

const Block = Type.Object({
  block: oneOf(blockKinds),
  is_on: Type.Boolean({ description: 'As the network last confirmed' }),
  state: oneOf(blockStates),
});
export type Block = Static<typeof Block>;

const ofNumber = {
  access: { holds: 'service', at: 'params.msisdn' },
  params: byMsisdn,
} as const;

const ofOwner = {
  access: { holds: 'own-service', at: 'params.msisdn' },
  params: byMsisdn,
} as const;

export const numberUsage = endpoint({
  name: 'numberUsage',
  summary: 'What a number has used, what is left and until when, and what it has paid outside its plan',
  method: 'GET',
  path: '/usage/:msisdn',
  ...ofNumber,
  readsOwn: true,
  answers: {
    200: Type.Object({
      msisdn: Type.String(),
      owner: Type.Boolean(),
      today: Day,
      now: Moment,
      period_from: Day,
      period_to: Day,
      measured_at: Moment,
      is_old: Type.Boolean(),
      is_source_away: Type.Boolean({
        description: 'The system with the figures did not answer; these are the last known',
      }),
      allowances: Type.Array(Allowance, { description: 'The one that ends first comes first' }),
      outside: nullable(Outside),
      fair_use: nullable(FairUse),
      alerts: nullable(AlertSettings),
      blocks: Type.Array(Block),
      has_request: Type.Boolean({ description: 'Something is being set up for the number' }),
    }),
  },
  errors: ['EC_Usage_Not_Mobile', 'EC_No_Usage_Data'],
});
export type NumberUsage = Static<(typeof numberUsage)['answers'][200]>;

const UsageDay = Type.Object({
  day: Day,
  data: Amount,
  voice: Amount,
  sms: Amount,
  premium: Amount,
  price_currency: nullable(Price),
});
export type UsageDay = Static<typeof UsageDay>;

const UsagePeriod = Type.Object({ from: Day, to: Day, days: Type.Array(UsageDay) });
export type UsagePeriod = Static<typeof UsagePeriod>;

export const usageDays = endpoint({
  name: 'usageDays',
  summary: 'The use of a number by day, for the running and the last period',
  method: 'GET',
  path: '/usage/:msisdn/days',
  ...ofNumber,
  answers: {
    200: Type.Object({
      today: Day,
      now: Moment,
      measured_at: Moment,
      is_old: Type.Boolean(),
      running: UsagePeriod,
      last: UsagePeriod,
    }),
  },
  errors: ['EC_Usage_Not_Mobile', 'EC_No_Usage_Data'],
});
export type UsageDays = Static<(typeof usageDays)['answers'][200]>;

const AlertAmounts = Type.Array(Type.Integer({ minimum: 1, maximum: mostAlertEuro }), {
  maxItems: mostAlerts,
  description: 'Whole euro; no amount is listed twice',
});

export const changeUsageAlerts = endpoint({
  name: 'changeUsageAlerts',
  summary: 'Chooses the amounts outside the plan at which the owner is notified, and the channels',
  method: 'PUT',
  path: '/usage/:msisdn/alerts',
  ...ofOwner,
  body: strict({
    amounts: Type.Refine(AlertAmounts, (amounts) => new Set(amounts).size === amounts.length),
    by_sms: Type.Boolean(),
    by_email: Type.Boolean(),
  }),
  answers: { 204: empty },
  errors: ['EC_Usage_Not_Mobile'],
  idempotency: 'key',
});

export const changeUsageBlock = endpoint({
  name: 'changeUsageBlock',
  summary: 'Orders a block of the number, or its end, from the network',
  method: 'PUT',
  path: '/usage/:msisdn/blocks',
  ...ofOwner,
  body: strict({ block: oneOf(blockKinds), is_on: Type.Boolean() }),
  answers: { 204: empty },
  errors: [
    'EC_Usage_Not_Mobile',
    'EC_Already_Active',
    'EC_Already_Inactive',
    'EC_Msisdn_Already_Has_Processing_Request',
  ],
  idempotency: 'key',
});

const NumberTotals = Type.Object({
  msisdn: Type.String(),
  label: nullable(Type.String()),
  data: Amount,
  voice: Amount,
  sms: Amount,
  price_currency: Price,
  measured_at: nullable(Moment),
  is_old: Type.Boolean(),
});
export type NumberTotals = Static<typeof NumberTotals>;

export const usageOfNumbers = endpoint({
  name: 'usageOfNumbers',
  summary: 'The use of all own mobile numbers in their running periods, the most expensive first',
  method: 'GET',
  path: '/usage',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Object({ today: Day, total_currency: Price, numbers: Type.Array(NumberTotals) }) },
  errors: [],
});
export type UsageOfNumbers = Static<(typeof usageOfNumbers)['answers'][200]>;

export const usageEndpoints = [numberUsage, usageDays, changeUsageAlerts, changeUsageBlock, usageOfNumbers];
