import { describe, expect, it } from 'vitest';
import type { Eligibility } from './contract.ts';
import type { Extra } from './contract-parts.ts';
import type { InsuranceDetails } from './insurance/contract.ts';
import { everyExtra, includedServices, swapArea } from './states.ts';

const price = [{ currency: 'EUR', value: 1 }] as Extra['regular_price_currency'];

const extra = (code: string, more: Partial<Extra> = {}): Extra => ({
  code,
  extra_code: code,
  adx_code: `ADX${code}`,
  name: code,
  description: '',
  group_type: 'Books',
  parent_extra_group: null,
  substitution_extra_group: null,
  status: 'Inactive',
  current_period_state: 'Paid',
  price_type: 'Show',
  current_price_end_date: null,
  regular_price_currency: price,
  current_price_currency: price,
  next_price_currency: price,
  second_activation_price_currency: price,
  max_price_currency: price,
  discounted_price_currency: price,
  discounted_price_end_date: null,
  prorate_price: price,
  is_on_slot: false,
  slot: null,
  deactivation_reason: null,
  is_core_service: false,
  requires_code_verification: false,
  activation_date: null,
  deactivation_date: null,
  contact_number: null,
  available_upgrades: [],
  available_downgrades: [],
  ...more,
});

const data: Eligibility = {
  data: {
    tariff_extras: [
      extra('free', { current_period_state: 'Free', status: 'Active' }),
      extra('promo', { current_period_state: 'Promo', status: 'WaitingForDeactivation' }),
      extra('paid', { status: 'Active' }),
      extra('absent', { current_period_state: 'Free' }),
    ],
  },
  contract_end_date: '2027-10-11',
  swappable_addons: [
    extra('on', { is_on_slot: true, slot: 1, status: 'Active' }),
    extra('could', { is_on_slot: true }),
    extra('beside', { status: 'WaitingForDeactivation' }),
    extra('addable'),
    extra('20051', { status: 'PendingActivation' }),
  ],
  swappable_slots: { free_slots: 3, next_swap_date: null },
  verification_type: 'SendToMsisdn',
  streaming_addons: [
    extra('20028', { group_type: 'Kinobox' }),
    extra('20029', { group_type: 'Kinobox', status: 'Active' }),
    extra('20027', { group_type: 'Vizio' }),
  ],
  msisdn_type: 'Mobile',
  is_prepaid: false,
  today: '2026-03-15',
};
const msisdn = '359888100101';
const policy: InsuranceDetails = {
  policy_number: 'INS-1',
  insured_name: 'Мария Иванова',
  start_date: '2026-01-01',
  end_date: null,
  status: 'Active',
  price_currency: price,
};
const codes = (extras: readonly Extra[]) => extras.map(({ code }) => code);

describe('the state of the included services', () => {
  it('contains the selected extras and the free, promo and paid lists of the tab [EX-071]', () => {
    const state = includedServices({ data, msisdn }, 'active');
    expect(codes(state.selectedExtras)).toEqual(['free', 'promo', 'paid']);
    expect(codes(state.freeTariffExtras)).toEqual(['free']);
    expect(codes(state.promoTariffExtras)).toEqual(['promo']);
    expect(codes(state.paidTariffExtras)).toEqual(['paid']);
  });

  it('contains the number, the current extra and the tab, by default add [EX-072, EX-073]', () => {
    expect(includedServices({ data, msisdn })).toMatchObject({ msisdn, currentExtra: null, tab: 'add' });
    expect(includedServices({ data, msisdn, currentCode: 'paid' }).currentExtra?.code).toBe('paid');
  });

  it('contains the policies by extra code, each with its price [EX-074, EX-102, EX-103]', () => {
    const { insuranceObject } = includedServices({ data, msisdn }, 'active', { '20055': policy });
    expect(insuranceObject['20055']).toEqual({ ...policy, price_currency: price });
  });
});

describe('the state of the swap area', () => {
  const state = swapArea(data, 'on');

  it('contains all add-ons, those for positions and those to add, with plans of families that the number lacks [EX-076]', () => {
    expect(codes(state.allAddons)).toEqual(['on', 'could', 'beside', 'addable', '20051']);
    expect(codes(state.freeExtras)).toEqual(['could']);
    expect(codes(state.swappableAddons)).toEqual(['addable', '20027']);
  });

  it('contains the current extra [EX-078]', () => {
    expect(state.currentExtra?.code).toBe('on');
    expect(swapArea(data).currentExtra).toBeNull();
  });
});

it('every extra of a number is in one of its three lists', () => {
  expect(everyExtra(data)).toHaveLength(12);
});
