import { kindOfAttention, type NotificationKind } from '#platform/notifications.ts';
import { priceOf } from '#platform/money.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { inOrderOfEnd, leftOf, percentUsed } from '#areas/usage/rules.ts';
import type { FirstAllowance } from '#areas/usage/contract.ts';
import type { Attention, HomeService, ProfileService, Service } from '../contract.ts';
import type { AllowanceRow, AttentionRow, ProfileServiceRow, ServiceRow } from './store.ts';
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

/** By service: the allowance that ends first, and the balance in cents. */
type Figures = { firstAllowances: ReadonlyMap<string, FirstAllowance>; balances: ReadonlyMap<string, number> };

export function presentHomeService(
  row: ServiceRow,
  tariffName: TariffName,
  language: Language,
  { firstAllowances, balances }: Figures,
): HomeService {
  const cents = balances.get(row.service_id);
  return {
    ...presentService(row, tariffName, language),
    allowance: firstAllowances.get(row.service_id) ?? null,
    balance: cents === undefined ? null : priceOf(cents),
  };
}

/** The allowance of each service that ends first. An unlimited one does not end. */
export function firstAllowancesIn(rows: readonly AllowanceRow[]): Map<string, FirstAllowance> {
  const firsts = new Map<string, FirstAllowance>();
  for (const [serviceId, ofService] of Map.groupBy(rows, ([id]) => id)) {
    const uses = ofService.map(([, kind, zone, limit, used, weekAmount, period_to]) => ({
      kind,
      zone,
      limit,
      used,
      weekAmount,
      period_to,
    }));
    const first = inOrderOfEnd(uses)[0]!;
    const left = leftOf(first);
    if (left === null) continue;
    const { kind, period_to } = first;
    firsts.set(serviceId, { kind, left, used_percent: percentUsed(first) ?? 0, period_to });
  }
  return firsts;
}

export function presentProfileService(
  row: ProfileServiceRow,
  tariffName: TariffName,
  language: Language,
): ProfileService {
  return { ...presentService(row, tariffName, language), pid: row.pid, holder_name: row.holder_name };
}

/** Names are stored in both languages; the answer contains the requested one. */
export function presentAttention(
  row: AttentionRow,
  language: Language,
  kindsOffInBell: readonly NotificationKind[],
): Attention {
  const { name_bg, name_en, ...properties } = row.properties;
  const name = inLanguage({ bg: name_bg, en: name_en }, language);
  return {
    service_id: row.service_id,
    kind: row.kind,
    subject: row.subject,
    due_on: row.due_on,
    in_bell: !kindsOffInBell.includes(kindOfAttention[row.kind]),
    properties: name === undefined ? properties : { ...properties, name },
  };
}
