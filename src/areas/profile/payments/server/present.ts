import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { RecurrentPayments } from '../contract.ts';
import type { PaymentKind } from '../rules.ts';
import type { PaymentRow, TopUpRow } from './store.ts';

export function presentPayments(
  rows: readonly PaymentRow[],
  topUps: readonly TopUpRow[],
  language: Language,
): RecurrentPayments {
  const entries = (kind: PaymentKind) =>
    rows.filter((row) => row.kind === kind).map((row) => presentEntry(row, language));
  const services = (kind: PaymentKind) => entries(kind).map(({ id, ...entry }) => ({ service_id: id, ...entry }));
  return {
    contracts: entries('contracts').map(({ id, ...entry }) => ({ contract_id: id, ...entry })),
    enlightenment: services('enlightenment'),
    smart_tv: services('smart_tv'),
    top_ups: topUps.map(({ service_id, card_id }) => ({ service_id, card_id })),
  };
}

function presentEntry(row: PaymentRow, language: Language) {
  const isPaidByOther = row.is_paid && row.card_id === null;
  return {
    id: row.item_id,
    card_id: row.card_id,
    is_paid_by_other: isPaidByOther,
    is_eligible_for_bonus: row.is_eligible_for_bonus && !isPaidByOther,
    name: inLanguage({ bg: row.name_bg, en: row.name_en }, language),
    price_currency: row.monthly_price_cents === null ? null : priceOf(row.monthly_price_cents),
  };
}
