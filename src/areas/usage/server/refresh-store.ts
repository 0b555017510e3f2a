// The SQL of questions to the usage source and of its reports.

import { CompiledQuery, sql } from 'kysely';
import type { Database, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { paceStatement } from './pace-store.ts';
import type { UsageReport } from './usage-source/usage-source.ts';

/** For how long an answer of the usage source is kept. */
const keptMs = 60_000;

export function isKept(askedAt: Date | null, now: Date): boolean {
  return askedAt !== null && askedAt <= now && now.getTime() - askedAt.getTime() < keptMs;
}

/** Whether the source may be asked now: of several processes only one may. */
export async function claimQuestion(db: Database, { customerId, serviceId }: ServiceKey, now: Date): Promise<boolean> {
  const kept = new Date(now.getTime() - keptMs);
  const { rows } = await sql`
    insert into usage_number as known (customer_id, service_id, asked_at) values (${customerId}, ${serviceId}, ${now})
    on conflict (customer_id, service_id) do update set asked_at = excluded.asked_at
      where known.asked_at is null or known.asked_at <= ${kept} or known.asked_at > ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function saveSourceAway(db: Database, { customerId, serviceId }: ServiceKey): Promise<void> {
  await db
    .updateTable('usage_number')
    .set({ is_source_away: true })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}

/** Whether these are the first figures of the number. A number that the source does not know keeps its figures. */
export async function saveReport(tx: Tx, service: ServiceKey, report: UsageReport | null, now: Date): Promise<boolean> {
  const { customerId, serviceId } = service;
  const { rows } = await sql<{ known_since: Date | null }>`
    select known_since from usage_number where customer_id = ${customerId} and service_id = ${serviceId}`.execute(tx);
  if (report) await saveFigures(tx, service, report);
  await sql`update usage_number set is_source_away = false,
      known_since = case when ${report !== null} then coalesce(known_since, ${now}) else known_since end
    where customer_id = ${customerId} and service_id = ${serviceId}`.execute(tx);
  return rows[0]?.known_since == null;
}

async function saveFigures(tx: Tx, { customerId, serviceId }: ServiceKey, report: UsageReport): Promise<void> {
  const { measuredAt, allowances, days } = report;
  await sql`delete from usage_allowance where customer_id = ${customerId} and service_id = ${serviceId}
    and measured_at < ${measuredAt} and allowance_id <> all(${allowances.map(({ allowance_id }) => allowance_id)}::text[])`.execute(
    tx,
  );
  await sql`
    insert into usage_allowance (customer_id, service_id, allowance_id, kind, zone, source, name_bg, name_en,
      limit_amount, used_amount, period_from, period_to, measured_at)
    select ${customerId}, ${serviceId}, r.allowance_id, r.kind, r.zone, r.source, r.name_bg, r.name_en,
      r.limit_amount, r.used_amount, r.period_from, r.period_to, ${measuredAt}
    from jsonb_to_recordset(${JSON.stringify(allowances)}::jsonb) r (allowance_id text, kind text, zone text, source text,
      name_bg text, name_en text, limit_amount bigint, used_amount bigint, period_from date, period_to date)
    on conflict (customer_id, service_id, allowance_id) do update set kind = excluded.kind, zone = excluded.zone,
      source = excluded.source, name_bg = excluded.name_bg, name_en = excluded.name_en,
      limit_amount = excluded.limit_amount, used_amount = excluded.used_amount, period_from = excluded.period_from,
      period_to = excluded.period_to, measured_at = excluded.measured_at`.execute(tx);
  await sql`
    insert into usage_day (customer_id, service_id, day, kind, zone, amount, outside_amount, cost_cents, measured_at)
    select ${customerId}, ${serviceId}, r.day, r.kind, r.zone, r.amount, r.outside_amount, r.cost_cents, ${measuredAt}
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) r (day date, kind text, zone text, amount bigint,
      outside_amount bigint, cost_cents integer)
    on conflict (customer_id, service_id, day, kind, zone) do update set amount = excluded.amount,
      outside_amount = excluded.outside_amount, cost_cents = excluded.cost_cents,
      measured_at = excluded.measured_at`.execute(tx);
  const pace = paceStatement('a.customer_id = $1 and a.service_id = $2');
  await tx.executeQuery(CompiledQuery.raw(pace, [customerId, serviceId]));
}
