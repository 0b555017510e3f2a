import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { Extra } from '../contract-parts.ts';
import type { Eligibility } from '../contract.ts';
import { deactivationReason, nextSwapDay } from '../rules.ts';
import { parentOf } from './change.ts';
import { proratedCents } from '#platform/billing-days.ts';
import type { ExtraRow, Placement } from './catalogue.ts';
import type { NumberRow } from './extras-store.ts';
import { plansAround } from '../streaming/server/plans.ts';
import { priceAfterPeriod, regularPrice, termsOf, type Terms } from './terms.ts';

export function presentExtra(row: ExtraRow, number: NumberRow, language: Language, today: string): Extra {
  const isOnSlot = row.status === 'Inactive' ? row.placement === 'slot' : row.slot !== null;
  const first = termsOf(row, isOnSlot, today);
  const terms = row.status === 'Inactive' ? first : currentTerms(row);
  const plans = plansAround(row, number.extras);
  const regular = priceOf(row.regular_price_cents);
  return {
    code: row.code,
    extra_code: row.code,
    adx_code: row.adx_code,
    name: inLanguage({ bg: row.name_bg, en: row.name_en }, language),
    description: inLanguage({ bg: row.description_bg, en: row.description_en }, language),
    group_type: row.group_type,
    parent_extra_group: row.parent_extra_group,
    substitution_extra_group: row.substitution_extra_group,
    status: row.status,
    current_period_state: terms.state,
    price_type: row.shows_price ? 'Show' : 'Hide',
    current_price_end_date: terms.endsOn,
    regular_price_currency: regular,
    current_price_currency: priceOf(terms.cents),
    next_price_currency: terms.state === 'Paid' ? priceOf(terms.cents) : priceOf(priceAfter(row)),
    second_activation_price_currency: priceOf(row.second_activation_price_cents ?? row.regular_price_cents),
    max_price_currency: priceOf(row.max_price_cents ?? row.regular_price_cents),
    discounted_price_currency: row.promo_price_cents === null ? regular : priceOf(row.promo_price_cents),
    discounted_price_end_date: terms.state === 'Promo' ? terms.endsOn : null,
    prorate_price: priceOf(terms.state === 'Free' ? 0 : proratedCents(terms.cents, today)),
    is_on_slot: isOnSlot,
    slot: row.slot,
    is_core_service: row.is_core_service,
    requires_code_verification: row.requires_code_verification,
    activation_date: row.activation_date,
    deactivation_date: row.deactivation_date,
    deactivation_reason: deactivationReason(row, parentOf(row, { number })),
    contact_number: row.contact_number,
    available_upgrades: plans.upgrades.map(({ code }) => code),
    available_downgrades: plans.downgrades.map(({ code }) => code),
  };
}

/** The second activation price applies to the next activation: the current period is followed by the regular price. */
function priceAfter(row: ExtraRow): number {
  return row.status === 'Inactive' ? priceAfterPeriod(row) : regularPrice(row).price_cents;
}

/** An ending extra has its promised price; a free period keeps its struck regular price. */
function currentTerms({ period_state, price_cents, price_ends_on, promised_price_cents }: ExtraRow): Terms {
  const state = period_state ?? 'Paid';
  const cents = (state === 'Free' ? null : promised_price_cents) ?? price_cents ?? 0;
  return { state, cents, endsOn: price_ends_on };
}

const unheld = new WeakMap<ExtraRow, Map<string, Extra>>();
const looksKept = 4;

/** Extras that a number never had look the same on all numbers of the tariff for a day, so they are cached. */
function presentUnheld(row: ExtraRow, number: NumberRow, language: Language, today: string): Extra {
  const key = `${language} ${today}`;
  const looks = unheld.get(row) ?? new Map<string, Extra>();
  const known = looks.get(key);
  if (known) return known;
  const extra = presentExtra(row, number, language, today);
  if (looks.size >= looksKept) looks.clear();
  unheld.set(row, looks.set(key, extra));
  return extra;
}

export function presentNumber(number: NumberRow, language: Language, today: string): Eligibility {
  const placed = (...places: Placement[]) =>
    number.extras
      .filter((row) => places.includes(row.placement))
      .map((row) => (row.had_before ? presentExtra : presentUnheld)(row, number, language, today));
  return {
    data: { tariff_extras: placed('included') },
    contract_end_date: number.contract_ends_on,
    swappable_addons: placed('slot', 'addon'),
    swappable_slots: {
      free_slots: number.free_slots,
      next_swap_date: nextSwapDay(number.last_swap_on, today),
    },
    verification_type: number.verification_type,
    streaming_addons: placed('streaming'),
    msisdn_type: number.msisdn_type,
    is_prepaid: number.is_prepaid,
    today,
  };
}
