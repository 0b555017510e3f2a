import { inLanguage, type Language } from '#platform/languages.ts';
import { inOrderOfEnd, leftOf, percentUsed } from '#areas/usage/rules.ts';
import type { PortalContent } from '#platform/server/server-area.ts';
import type { FirstAllowance } from '#areas/usage/contract.ts';
import type { Attention, HomeService, ProfileService, Service } from '../contract.ts';
import type { AllowanceRow, AttentionRow, OverviewServiceRow, ProfileServiceRow, ServiceRow } from './store.ts';
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

export function presentHomeService(
  row: OverviewServiceRow,
  tariffName: TariffName,
  language: Language,
  { isAreaEnabled }: Pick<PortalContent, 'isAreaEnabled'>,
): HomeService {
  const allowance = row.allowances && isAreaEnabled('usage') ? presentAllowance(row.allowances) : null;
  return { ...presentService(row, tariffName, language), allowance };
}

/** An unlimited allowance does not end. */
function presentAllowance(rows: readonly AllowanceRow[]): FirstAllowance | null {
  const [first] = inOrderOfEnd(rows);
  const left = first && leftOf(first);
  if (!first || left == null) return null;
  return { kind: first.kind, left, used_percent: percentUsed(first) ?? 0, period_to: first.periodTo };
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
