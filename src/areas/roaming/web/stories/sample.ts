// Sample data of the roaming stories: the plans of a number, a country and the two limits.

import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { Roaming, RoamingCountry, RoamingPlan } from '../../contract.ts';
import type { CreditLimit, DrtDetails, PostpaidDetails } from '../../contract-limits.ts';
import { roamingBg } from '../../texts/bg.ts';
import { roamingDialogsBg } from '../../texts/dialogs.bg.ts';
import { roamingDialogsEn } from '../../texts/dialogs.en.ts';
import { roamingEn } from '../../texts/en.ts';
import { creditQuery, detailsQuery, drtQuery, roamingQuery, countryQuery, countriesQuery } from '../queries.ts';

export const msisdn = '359888100101';
export const today = '2026-11-15';

export const textsIn = (language: Language) =>
  inLanguage(
    {
      bg: { roaming: roamingBg, 'roaming-dialogs': roamingDialogsBg },
      en: { roaming: roamingEn, 'roaming-dialogs': roamingDialogsEn },
    },
    language,
  );

const plan = (plan_id: string, name: string, cents: number, more: Partial<RoamingPlan> = {}): RoamingPlan => ({
  plan_id,
  adx_code: `ROAM-${plan_id}`,
  component_type: 'MAIN_TARIFF',
  is_active: false,
  is_archived: false,
  active_count: 0,
  is_eligible_for_swappable_activation: true,
  pending: null,
  name,
  description: 'В ЕС говориш и сърфираш от тарифата си. Извън ЕС цените са умерени.',
  price_currency: priceOf(cents),
  prorate_price: priceOf(Math.round(cents / 2)),
  valid_days: null,
  allowance: null,
  packages: [],
  used: null,
  activated_on: null,
  country_count: 38,
  ...more,
});

export const freedom = plan('66866', 'Роуминг Свобода', 0, {
  is_active: true,
  active_count: 1,
  is_eligible_for_swappable_activation: false,
  used: { minutes: 34, sms: 6, megabytes: 2150 },
  activated_on: '2026-04-29',
});
export const revolution = plan('55788', 'Роуминг Революция', 299);
export const classic = plan('55101', 'Роуминг Класик', 199, { is_archived: true, is_active: true, active_count: 1 });
export const national = plan('55855', 'Бизнес Национален', 0, { is_active: true, active_count: 1 });
export const balkans = plan('63540', 'Балкани · 7 дни', 690, {
  component_type: 'PACKAGE',
  is_eligible_for_swappable_activation: false,
  description: 'Турция, Сърбия, Албания, Черна гора, Северна Македония.',
  valid_days: 7,
  allowance: { minutes: 60, sms: 0, megabytes: 3072 },
  country_count: 7,
});
export const runningBalkans = {
  ...balkans,
  is_active: true,
  active_count: 1,
  packages: [
    {
      package_id: 'P-1',
      is_ending: false,
      used: { minutes: 12, sms: 0, megabytes: 1980 },
      activated_on: '2026-11-12',
      expires_on: '2026-11-19',
    },
  ],
};
export const twoBalkans = {
  ...runningBalkans,
  active_count: 2,
  packages: [
    ...runningBalkans.packages,
    {
      package_id: 'P-2',
      is_ending: false,
      used: { minutes: 0, sms: 0, megabytes: 0 },
      activated_on: '2026-11-15',
      expires_on: null,
    },
  ],
};
export const callMe = plan('63601', 'Търси ме', 249, {
  component_type: 'ADDITIONAL_TARIFF',
  is_eligible_for_swappable_activation: false,
  description: 'Входящите обаждания извън ЕС са без такса.',
  country_count: 204,
});

export const roaming: Roaming = {
  roaming_plans: [freedom, revolution, runningBalkans, { ...balkans, plan_id: '63541', name: 'Свят · 7 дни' }, callMe],
  show_tariff_change_warning: true,
  is_roaming_active: true,
  has_request: false,
  trip: {
    country_id: 'TR',
    country: 'Турция',
    starts_on: '2026-12-20',
    ends_on: '2026-12-27',
    plan_id: '63540',
    remind_on: '2026-12-18',
  },
  today,
};

export const details: PostpaidDetails = {
  msisdn,
  tariff_name: 'Простор 25',
  is_postpaid: true,
  account_type: 'Private',
  owner: true,
};

const limits = [30, 60, 100, 150, 300].map((euro) => ({
  limit_id: `drt-${euro}`,
  value_currency: priceOf(euro * 100),
}));

const drt: DrtDetails = {
  drt_limits_list: limits,
  valid_drt_limits_list: limits.slice(1, 4),
  current_drt_limit_type: 'Default',
  limit_id: 'drt-60',
  used_currency: priceOf(4980),
  has_credit_limit: true,
};

const credit: CreditLimit = {
  credit_limit: 200,
  credit_limit_currency: priceOf(20_000),
  available_credit_limits: [100, 200, 300, 500],
  available_credit_limits_currency: [10_000, 20_000, 30_000, 50_000].map(priceOf),
  used_currency: priceOf(6437),
};

const use = (out: number, incoming: number, sms: number, data: number) => [
  { type: 'outgoing_call' as const, price_currency: priceOf(out) },
  { type: 'incoming_call' as const, price_currency: priceOf(incoming) },
  { type: 'sms' as const, price_currency: priceOf(sms) },
  { type: 'data' as const, price_currency: priceOf(data) },
];
const week = (light: number, usual: number, heavy: number) => [
  { use: 'light' as const, price_currency: priceOf(light) },
  { use: 'usual' as const, price_currency: priceOf(usual) },
  { use: 'heavy' as const, price_currency: priceOf(heavy) },
];

export const turkey: RoamingCountry = {
  country_id: 'TR',
  name: 'Турция',
  zone: 'Балкани',
  is_eu_roaming_area: false,
  prices: use(39, 19, 15, 0),
  applied: [
    { type: 'outgoing_call', why: 'main', plan_id: '66866' },
    { type: 'incoming_call', why: 'main', plan_id: '66866' },
    { type: 'sms', why: 'main', plan_id: '66866' },
    { type: 'data', why: 'package', plan_id: '63540' },
  ],
  plans: [
    {
      plan_id: '66866',
      name: 'Роуминг Свобода',
      component_type: 'MAIN_TARIFF',
      is_active: true,
      prices: use(39, 19, 15, 10),
      week: week(5685, 22_855, 85_891),
    },
    {
      plan_id: '63540',
      name: 'Балкани · 7 дни',
      component_type: 'PACKAGE',
      is_active: true,
      prices: [],
      week: week(1140, 2865, 6980),
    },
  ],
};

/** Cached server answers by query key. */
export const known = (language: Language) => {
  const nobody = {} as never;
  return [
    [roamingQuery(nobody, language, msisdn).queryKey, roaming],
    [detailsQuery(nobody, language, msisdn).queryKey, details],
    [drtQuery(nobody, msisdn).queryKey, drt],
    [creditQuery(nobody, msisdn).queryKey, credit],
    [countryQuery(nobody, language, msisdn, 'TR').queryKey, turkey],
    [countriesQuery(nobody).queryKey, []],
  ] as const;
};
