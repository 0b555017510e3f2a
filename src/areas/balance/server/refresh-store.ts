// The SQL of questions to the balance source and of its reports.

import { sql } from 'kysely';
import type { Database, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { BalanceReport } from './balance-source/balance-source.ts';

/** For how long an answer of the balance source is kept. */
const keptMs = 15_000;

/** A measurement contains purchases that were carried out so long before it. */
export const takenAfter = `interval '10 minutes'`;

/** Whether the source may be asked now: of several processes only one may. */
export async function claimQuestion(
  db: Database,
  { customerId, serviceId }: ServiceKey,
  now: Date,
  isForced: boolean,
): Promise<boolean> {
  const kept = new Date(now.getTime() - keptMs);
  const { rows } = await sql`
    insert into prepaid_balance as known (customer_id, service_id, asked_at) values (${customerId}, ${serviceId}, ${now})
    on conflict (customer_id, service_id) do update set asked_at = excluded.asked_at
      where ${isForced} or known.asked_at is null or known.asked_at <= ${kept} or known.asked_at > ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function saveSourceAway(db: Database, { customerId, serviceId }: ServiceKey): Promise<void> {
  await db
    .updateTable('prepaid_balance')
    .set({ is_source_away: true })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}

/** A number that the source does not know keeps its figures. */
export async function saveReport(tx: Tx, service: ServiceKey, report: BalanceReport | null): Promise<void> {
  const { customerId, serviceId } = service;
  const own = sql`customer_id = ${customerId} and service_id = ${serviceId}`;
  if (!report) {
    await sql`update prepaid_balance set is_source_away = false where ${own}`.execute(tx);
    return;
  }
  const { measuredAt, balanceCents, validUntil, movements } = report;
  await sql`update prepaid_balance set is_source_away = false, balance_cents = ${balanceCents},
      valid_until = ${validUntil}::date, measured_at = ${measuredAt} where ${own}`.execute(tx);
  await sql`
    insert into balance_movement (customer_id, service_id, movement_id, kind, name_bg, name_en, amount_cents, moved_at)
    select ${customerId}, ${serviceId}, m.movement_id, m.kind, m.name_bg, m.name_en, m.amount_cents, m.moved_at
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) m (movement_id text, kind text, name_bg text,
      name_en text, amount_cents integer, moved_at timestamptz)
    on conflict (customer_id, service_id, movement_id) do nothing`.execute(tx);
  await sql`update balance_purchase set state = 'taken' where ${own} and state = 'confirmed'
    and (purchase_id = any(${movements.map(({ movement_id }) => movement_id)}::text[])
      or confirmed_at <= ${measuredAt}::timestamptz - ${sql.raw(takenAfter)})`.execute(tx);
}
