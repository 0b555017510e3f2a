import type { Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { Account } from '../account-contract.ts';
import type { Address } from '../address-contract.ts';
import type { Card, CardChange } from '../card-contract.ts';
import { cardChangeReasons, type CardChangeState, type CardType } from '../card-rules.ts';
import type { ContractDetails } from '../contract.ts';
import type { NotificationType } from '../notification-contract.ts';
import { isSubscribedByDefault, notificationTypeIds } from '../notification-rules.ts';
import type { RecurrentPayments } from '../payment-contract.ts';
import type { PaymentKind } from '../payment-rules.ts';
import { profileBg } from '../texts/bg.ts';
import { profileEn } from '../texts/en.ts';
import type { ProfileRow } from './account-store.ts';
import type { AddressRow } from './address-store.ts';
import type { findCards, findLastVisit } from './card-store.ts';
import type { ContractRow } from './contract-store.ts';
import type { PaymentRow } from './payment-store.ts';

export function presentAccount(row: ProfileRow, today: string): Account {
  return {
    username: row.username,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    contact_phone: row.contact_phone,
    language: row.language,
    pending_email: row.pending_email,
    password_changed_at: row.password_changed_at?.toISOString() ?? null,
    documents_for_signing: row.documents_for_signing,
    documents_expired: row.documents_expired,
    today,
  };
}

export function presentAddress(row: AddressRow): Address {
  return {
    id: row.address_id,
    country_id: row.country_id,
    site_id: row.site_id,
    region: row.region,
    municipality: row.municipality,
    city: row.city,
    city_type: row.city_type,
    post_code: row.post_code,
    quarter_id: row.quarter_id,
    quarter_name: row.quarter_name,
    street_id: row.street_id,
    street_name: row.street_name,
    street_no: row.street_no,
    building_number: row.building_number,
    entry: row.entry,
    floor: row.floor,
    ap: row.ap,
    address_comment: row.address_comment,
    is_active: row.is_active,
  };
}

type CardRow = Awaited<ReturnType<typeof findCards>>[number];

export function presentCard(row: CardRow): Card {
  return {
    id: row.card_id,
    type: row.type as CardType,
    name: row.name,
    expiration_date: row.expiration_date,
    card_id: row.card_id,
  };
}

export function presentCardChange(visit: Awaited<ReturnType<typeof findLastVisit>>): CardChange {
  if (!visit) return { state: 'none', is_replacement: false, card_id: null, reason: null, message: null };
  return {
    state: visit.state as CardChangeState,
    is_replacement: visit.replaces_card_id !== null,
    card_id: visit.saved_card_id,
    reason: cardChangeReasons.find((reason) => reason === visit.reason) ?? null,
    message: visit.message,
  };
}

export function presentPayments(rows: readonly PaymentRow[], language: Language): RecurrentPayments {
  const entries = (kind: PaymentKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({
        id: row.item_id,
        card_id: row.card_id,
        // An entry that another account's card pays offers no bonus.
        is_eligible_for_bonus: row.is_eligible_for_bonus && (row.card_id !== null || !row.is_paid),
        name: row[`name_${language}`],
        price_currency: row.monthly_price_cents === null ? null : priceOf(row.monthly_price_cents),
      }));
  const services = (kind: PaymentKind) => entries(kind).map(({ id, ...entry }) => ({ service_id: id, ...entry }));
  return {
    contracts: entries('contracts').map(({ id, ...entry }) => ({ contract_id: id, ...entry })),
    enlightenment: services('enlightenment'),
    smart_tv: services('smart_tv'),
  };
}

const descriptions = { bg: profileBg, en: profileEn };

export function presentNotificationTypes(
  choices: ReadonlyMap<number, boolean>,
  language: Language,
): NotificationType[] {
  return notificationTypeIds.map((id) => ({
    id,
    description: descriptions[language][`notification_${id}`],
    is_subscribed: choices.get(id) ?? isSubscribedByDefault(id),
  }));
}

export function presentContract(row: ContractRow, language: Language): ContractDetails {
  return {
    contract_id: row.contract_id,
    signed_on: row.signed_on,
    ends_on: row.ends_on,
    holder_name: row.holder_name,
    services: row.services.map((service) => ({
      service_id: service.service_id,
      service_type: service.service_type,
      installation_address: service.installation_address,
      tariff_name: service[`tariff_name_${language}`],
      label: service.label,
    })),
  };
}
