import { clientTypeOf, profileClientType } from '#platform/client-type.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import type { AccountInformation } from '../contract.ts';
import type { AccountRow } from './store.ts';

export function presentAccount(row: AccountRow, language: Language): AccountInformation {
  const clientTypes = row.pids.map(({ pid, account_type }) => ({
    pid,
    client_type: clientTypeOf(
      account_type,
      row.services.filter((service) => service.pid === pid),
    ),
  }));
  return {
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    pids: row.pids.map(({ pid }) => pid),
    client_type: profileClientType(clientTypes, row.services),
    client_types: clientTypes,
    services: row.services.map((service) => ({
      service_id: service.service_id,
      service_type: service.service_type,
      msisdn_type: service.msisdn_type,
      account_type: service.account_type,
      owner: service.owner,
      label: service.label,
      tariff_name: inLanguage({ bg: service.tariff_name_bg, en: service.tariff_name_en }, language),
    })),
  };
}
