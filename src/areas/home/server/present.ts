import { inLanguage, type Language } from '#platform/languages.ts';
import type { Attention, ProfileService, Service } from '../contract.ts';
import type { AttentionRow, ProfileServiceRow, ServiceRow } from './store.ts';
import type { TariffName } from './tariff-names.ts';

export function presentService(row: ServiceRow, tariffName: TariffName, language: Language): Service {
  return {
    contract_id: row.contract_id,
    service_type: row.service_type,
    service_id: row.service_id,
    installation_address: row.installation_address,
    effective_segment_id: row.effective_segment_id,
    account_type: row.account_type,
    owner: row.owner,
    msisdn_type: row.msisdn_type,
    tariff_name: tariffName(row.tariff_id, language),
    label: row.label,
  };
}

export function presentProfileService(
  row: ProfileServiceRow,
  tariffName: TariffName,
  language: Language,
): ProfileService {
  return { ...presentService(row, tariffName, language), pid: row.pid, holder_name: row.holder_name };
}

/** Names are stored in both languages; the answer contains the requested one. */
export function presentAttention(row: AttentionRow, language: Language): Attention {
  const { name_bg, name_en, ...properties } = row.properties;
  const name = inLanguage({ bg: name_bg, en: name_en }, language);
  return {
    service_id: row.service_id,
    kind: row.kind,
    subject: row.subject,
    due_on: row.due_on,
    properties: name === undefined ? properties : { ...properties, name },
  };
}
