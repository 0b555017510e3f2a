// The usage of a number. One statement reads everything that does not depend on its period.

import { CompiledQuery } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { MsisdnType } from '#platform/service-type.ts';
import type { AlertSettings } from '../contract.ts';
import type { AllowanceKind, BlockKind, BlockState, Source, UsageKind, Zone } from '../constants.ts';
import type { Period, UsagePackage } from '../rules.ts';

export type AllowanceRow = {
  allowance_id: string;
  kind: AllowanceKind;
  zone: Zone;
  source: Source;
  name_bg: string;
  name_en: string;
  limit_amount: number | null;
  used_amount: number;
  week_amount: number;
  period_from: string;
  period_to: string;
  measured_at: string;
};

export type PackageRow = UsagePackage & { package_id: string; name_bg: string; name_en: string };
export type BlockRow = { block: BlockKind; is_on: boolean; state: BlockState };

export type UsageNumber = {
  msisdn_type: MsisdnType;
  monthly_price_cents: number;
  /** Null for tariffs without a fair-use volume, and for years without a known cap. */
  cap_cents: number | null;
  has_request: boolean;
  known_since: Date | null;
  is_source_away: boolean | null;
  allowances: AllowanceRow[];
  alerts: AlertSettings | null;
  blocks: BlockRow[];
  packages: PackageRow[];
};

const statement = `select service.msisdn_type, tariff.monthly_price_cents,
    (select cap.gigabyte_cents from fair_use_tariff fair, roaming_wholesale_cap cap
      where fair.tariff_id = service.tariff_id and cap.year = extract(year from $3::date)) as cap_cents,
    exists (select from processing_request request
      where request.customer_id = service.customer_id and request.service_id = service.service_id) as has_request,
    number.known_since, number.is_source_away,
    coalesce((select json_agg(json_build_object('allowance_id', allowance_id, 'kind', kind, 'zone', zone,
        'source', source, 'name_bg', a.name_bg, 'name_en', a.name_en, 'limit_amount', limit_amount,
        'used_amount', used_amount, 'week_amount', week_amount, 'period_from', period_from, 'period_to', period_to,
        'measured_at', measured_at) order by allowance_id)
      from usage_allowance a where a.customer_id = service.customer_id and a.service_id = service.service_id
        and $3::date between period_from and period_to), '[]') as allowances,
    (select json_build_object('amounts', amounts, 'by_sms', by_sms, 'by_email', by_email) from usage_alert alert
      where alert.customer_id = service.customer_id and alert.service_id = service.service_id) as alerts,
    coalesce((select json_agg(json_build_object('block', block, 'is_on', is_on, 'state', state))
      from usage_block block where block.customer_id = service.customer_id
        and block.service_id = service.service_id), '[]') as blocks,
    coalesce((select json_agg(json_build_object('package_id', package_id, 'kind', kind, 'zone', zone,
        'amount', amount, 'price_cents', price_cents, 'name_bg', p.name_bg, 'name_en', p.name_en))
      from usage_package p), '[]') as packages
  from service join tariff using (tariff_id)
  left join usage_number number on number.customer_id = service.customer_id and number.service_id = service.service_id
  where service.customer_id = $1 and service.service_id = $2`;

export async function findUsage(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  today: string,
): Promise<UsageNumber> {
  const values = [customerId, serviceId, today];
  const { rows } = await db.executeQuery<UsageNumber>(CompiledQuery.raw(statement, values));
  return rows[0]!;
}

export type DayRow = {
  day: string;
  kind: UsageKind;
  zone: Zone;
  amount: number;
  outside_amount: number;
  cost_cents: number;
  measured_at: Date;
};

export function findDays(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  { from, to }: Period,
): Promise<DayRow[]> {
  return db
    .selectFrom('usage_day')
    .select(['day', 'kind', 'zone', 'amount', 'outside_amount', 'cost_cents', 'measured_at'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .$castTo<DayRow>()
    .execute();
}
