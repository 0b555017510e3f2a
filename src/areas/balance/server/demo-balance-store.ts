// The SQL of the embedded balance system, in its own tables.

import { sql } from 'kysely';
import { addDays, sofiaDay } from '#platform/clock.ts';
import type { Language } from '#platform/languages.ts';
import type { Database, Tx } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { balanceMessages } from '../messages.ts';
import type { Deduction, ReportedMovement, TopUpOutcome } from './balance-source/balance-source.ts';

/** A top-up makes the balance valid for so long. */
const validDays = 180;

export type Credit = { topUpId: string; serviceId: string; cents: number; kind: 'top-up' | 'voucher' };

/** Takes the money of orders that the operator has carried out, as its charging system does. */
export async function takePurchases(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await sql`select from embedded_balance where service_id = ${serviceId} for update`.execute(tx);
  await sql`with taken as (
      insert into embedded_balance_movement (service_id, movement_id, kind, name_bg, name_en, amount_cents, moved_at)
      select service_id, purchase_id, 'purchase', name_bg, name_en, -amount_cents, confirmed_at from balance_purchase
      where customer_id = ${customerId} and service_id = ${serviceId} and state in ('confirmed', 'taken')
        and exists (select from embedded_balance known where known.service_id = ${serviceId})
      on conflict do nothing returning amount_cents)
    update embedded_balance set balance_cents = balance_cents + (select coalesce(sum(amount_cents), 0) from taken)
    where service_id = ${serviceId}`.execute(tx);
}

export async function readReport(db: Database, { serviceId }: ServiceKey, measuredAt: Date) {
  const { rows } = await sql<{ balance_cents: number; valid_until: string; movements: ReportedMovement[] }>`
    select balance_cents, valid_until, (select coalesce(json_agg(moved order by moved_at desc), '[]')
      from (select movement_id, kind, name_bg, name_en, amount_cents, moved_at from embedded_balance_movement moved
        where moved.service_id = known.service_id) moved) as movements
    from embedded_balance known where service_id = ${serviceId}`.execute(db);
  const [known] = rows;
  if (!known) return null;
  const { balance_cents: balanceCents, valid_until: validUntil, movements } = known;
  return { measuredAt, balanceCents, validUntil, movements };
}

export async function add(tx: Tx, { topUpId, serviceId, cents, kind }: Credit, now: Date): Promise<TopUpOutcome> {
  const validUntil = addDays(sofiaDay(now), validDays);
  await sql`insert into embedded_balance (service_id, balance_cents, valid_until)
    values (${serviceId}, 0, ${validUntil}) on conflict do nothing`.execute(tx);
  const textIn = async (language: Language) =>
    (await textReader(tx, balanceMessages, language))(kind === 'voucher' ? 'part.voucher' : 'part.top_up');
  const [name_bg, name_en] = [await textIn('bg'), await textIn('en')];
  const { numAffectedRows } = await sql`
    insert into embedded_balance_movement (service_id, movement_id, kind, name_bg, name_en, amount_cents, moved_at)
    values (${serviceId}, ${topUpId}, ${kind}, ${name_bg}, ${name_en}, ${cents}, ${now}) on conflict do nothing`.execute(
    tx,
  );
  if (numAffectedRows === 1n) {
    await sql`update embedded_balance set balance_cents = balance_cents + ${cents},
        valid_until = greatest(valid_until, ${validUntil}::date) where service_id = ${serviceId}`.execute(tx);
  }
  return { outcome: 'credited', cents };
}

/** Under the id of the portal's own purchase, so that it is not taken again with it. */
export async function deduct(
  tx: Tx,
  { deductionId, serviceId, cents }: Deduction,
  now: Date,
): Promise<'deducted' | 'refused'> {
  const { rows } = await sql<{ balance_cents: number; is_known: boolean }>`select balance_cents, exists (
      select from embedded_balance_movement where service_id = ${serviceId} and movement_id = ${deductionId}) as is_known
    from embedded_balance where service_id = ${serviceId} for update`.execute(tx);
  const [known] = rows;
  if (known?.is_known) return 'deducted';
  if (!known || known.balance_cents < cents) return 'refused';
  const textIn = async (language: Language) => (await textReader(tx, balanceMessages, language))('part.refund');
  await sql`insert into embedded_balance_movement
      (service_id, movement_id, kind, name_bg, name_en, amount_cents, moved_at)
    values (${serviceId}, ${deductionId}, 'adjustment', ${await textIn('bg')}, ${await textIn('en')}, ${-cents}, ${now})`.execute(
    tx,
  );
  await sql`update embedded_balance set balance_cents = balance_cents - ${cents}
    where service_id = ${serviceId}`.execute(tx);
  return 'deducted';
}

export async function claimVoucher(
  tx: Tx,
  code: string,
  topUpId: string,
): Promise<{ cents: number } | 'unknown' | 'used'> {
  const { rows } = await sql<{ amount_cents: number; used_by: string | null }>`
    select amount_cents, used_by from embedded_voucher where code = ${code} for update`.execute(tx);
  const [voucher] = rows;
  if (!voucher) return 'unknown';
  if (voucher.used_by !== null && voucher.used_by !== topUpId) return 'used';
  await sql`update embedded_voucher set used_by = ${topUpId} where code = ${code}`.execute(tx);
  return { cents: voucher.amount_cents };
}

/** The cents of a credited top-up; null if the system does not know it. */
export async function findCredited(
  db: Database,
  { topUpId, serviceId }: { topUpId: string; serviceId: string },
): Promise<number | null> {
  const { rows } = await sql<{ amount_cents: number }>`select amount_cents from embedded_balance_movement
    where service_id = ${serviceId} and movement_id = ${topUpId}`.execute(db);
  return rows[0]?.amount_cents ?? null;
}
