import { inLanguage, type Language } from '#platform/languages.ts';
import type { Account, ContractDetails } from '../contract.ts';
import type { ContractRow } from './contract-store.ts';
import type { ProfileRow } from './store.ts';

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
      tariff_name: inLanguage({ bg: service.tariff_name_bg, en: service.tariff_name_en }, language),
      label: service.label,
    })),
  };
}
