// The usage of a number. One statement reads everything that does not depend on its period.

import { CompiledQuery } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { MsisdnType } from '#platform/service-type.ts';
import type { AlertSettings } from '../contract.ts';
import type { AllowanceKind, BlockKind, BlockState, Source, UsageKind, Zone } from '../constants.ts';
import type { FairUsePrices, Period } from '../rules.ts';
import { catalogueOf, type PackageRow } from './catalogue.ts';

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

export type BlockRow = { block: BlockKind; is_on: boolean; state: BlockState };

export type UsageNumber = {
  msisdn_type: MsisdnType;
  /** The running period: that of the plan; without one the calendar month. */
  period: Period;
  has_request: boolean;
  known_since: Date | null;
  asked_at: Date | null;
  is_source_away: boolean | null;
  allowances: AllowanceRow[];
  alerts: AlertSettings | null;
  blocks: BlockRow[];
};

/** `$1` and `$2` are the keys of the service, `$3` is the day. */
const statementOf = (service: string, furtherColumns = '') => `select service.msisdn_type,
    json_build_object('from', period.first_day, 'to', period.last_day) as period,
    exists (select from processing_request request
      where request.customer_id = service.customer_id and request.service_id = service.service_id) as has_request,
    number.known_since, number.asked_at, number.is_source_away,
    figures.allowances,
    (select json_build_object('amounts', amounts, 'by_sms', by_sms, 'by_email', by_email) from usage_alert alert
      where alert.customer_id = service.customer_id and alert.service_id = service.service_id) as alerts,
    coalesce((select json_agg(json_build_object('block', block, 'is_on', is_on, 'state', state))
      from usage_block block where block.customer_id = service.customer_id
        and block.service_id = service.service_id), '[]') as blocks${furtherColumns}
  from (${service}) service
  left join usage_number number on number.customer_id = service.customer_id and number.service_id = service.service_id
  cross join lateral (select coalesce(json_agg(json_build_object('allowance_id', allowance_id, 'kind', kind,
        'zone', zone, 'source', source, 'name_bg', a.name_bg, 'name_en', a.name_en, 'limit_amount', limit_amount,
        'used_amount', used_amount, 'week_amount', week_amount, 'period_from', period_from, 'period_to', period_to,
        'measured_at', measured_at) order by allowance_id), '[]') as allowances,
      (array_agg(period_from order by allowance_id) filter (where source = 'plan'))[1] as plan_from,
      (array_agg(period_to order by allowance_id) filter (where source = 'plan'))[1] as plan_to
    from usage_allowance a where a.customer_id = service.customer_id and a.service_id = service.service_id
      and $3::date between period_from and period_to) figures
  cross join lateral (select coalesce(figures.plan_from, date_trunc('month', $3::date)::date) as first_day,
    coalesce(figures.plan_to, (date_trunc('month', $3::date) + interval '1 month - 1 day')::date) as last_day) period`;

const plainStatement = statementOf(
  'select customer_id, service_id, msisdn_type from service where customer_id = $1 and service_id = $2',
);

/** The use of one kind in one zone. */
export type UsageTotal = Omit<DayRow, 'day' | 'measured_at'>;

export type NumberWithTotals = UsageNumber & {
  customer_id: number;
  is_owner: boolean;
  /** Null for tariffs without a fair-use volume, and for years without a known cap. */
  fairUse: FairUsePrices | null;
  packages: readonly PackageRow[];
  /** The newest day of the running period; read only for numbers without a plan. */
  days_measured_at: Date | null;
  /**
   * The days of the running period that cost something or count for fair use, added up. The outside amount is that of the
   * days with a cost.
   */
  totals: UsageTotal[];
};

/** Finds only a service of the account, so that the session check and the ownership need no other statement. */
const ownedStatement = statementOf(
  `select customer_id, service_id, msisdn_type, tariff_id, is_owner
    from account_service join service using (customer_id, service_id) where account_id = $1 and service_id = $2`,
  `, service.customer_id, service.is_owner, service.tariff_id,
    (select version from catalogue_version) as catalogue_version,
    case when figures.plan_from is null then (select max(measured_at) from usage_day used
      where used.customer_id = service.customer_id and used.service_id = service.service_id
        and used.day between period.first_day and period.last_day) end as days_measured_at,
    coalesce((select json_agg(json_build_object('kind', kind, 'zone', zone, 'amount', amount,
        'outside_amount', outside_amount, 'cost_cents', cost_cents))
      from (select kind, zone, sum(amount) as amount, sum(cost_cents) as cost_cents,
          coalesce(sum(outside_amount) filter (where cost_cents > 0), 0) as outside_amount
        from usage_day used where used.customer_id = service.customer_id and used.service_id = service.service_id
          and used.day between period.first_day and period.last_day
          and (cost_cents > 0 or (kind = 'data' and zone = 'eu'))
        group by kind, zone) total), '[]') as totals`,
);

type ReadRow = Omit<NumberWithTotals, 'packages' | 'fairUse'> & { catalogue_version: number; tariff_id: string };

export type OwnedNumber = { reads: Reads; accountId: number; serviceId: string };

/** Null if the session has ended, or the number does not belong to the account. */
export async function readNumber(
  platform: Platform,
  { reads, accountId, serviceId }: OwnedNumber,
  today: string,
): Promise<NumberWithTotals | null> {
  const values = [accountId, serviceId, today];
  const [found] = await reads.read<ReadRow>({ name: 'usage-of-number', text: ownedStatement, values });
  if (!found) return null;
  const { catalogue_version, tariff_id, ...number } = found;
  const { packages, caps, fairUsePrices } = await catalogueOf(platform, catalogue_version);
  const price = fairUsePrices[tariff_id];
  const cap = caps[today.slice(0, 4)];
  const fairUse = price === undefined || cap === undefined ? null : { grossCents: price, capCents: cap };
  return { ...number, packages, fairUse };
}

export async function findUsage(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  today: string,
): Promise<UsageNumber> {
  const values = [customerId, serviceId, today];
  const { rows } = await db.executeQuery<UsageNumber>(CompiledQuery.raw(plainStatement, values));
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
