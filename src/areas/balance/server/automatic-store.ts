import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { monthOf, type AutomaticMode, type StopReason } from '../automatic-top-up.ts';

export type AutomaticRow = {
  account_id: number;
  card_id: string;
  mode: AutomaticMode;
  below_cents: number | null;
  day_of_month: number | null;
  amount_cents: number;
  ceiling_cents: number;
  charge_after: Date | null;
  charged_at: Date | null;
  chosen_at: Date;
  skipped_on: string | null;
  failures: number;
  ceiling_told_on: string | null;
  stopped_at: Date | null;
  stop_reason: StopReason | null;
  /** Null if the card was removed. */
  card_name: string | null;
  expiration_date: string | null;
  /** This month, with charges whose outcome is unknown. */
  charged_cents: number;
  is_charging: boolean;
  /** Whether the payer still has the prepaid number, and so can see and stop it. */
  is_owner: boolean;
};

const ofNumber = ({ customerId, serviceId }: ServiceKey) =>
  sql`automatic.customer_id = ${customerId} and automatic.service_id = ${serviceId}`;

const charges = sql.raw(`from top_up where top_up.customer_id = automatic.customer_id
  and top_up.service_id = automatic.service_id and top_up.is_automatic`);

/** `today` selects the month of the ceiling. */
export async function findAutomatic(db: Queryable, service: ServiceKey, today: string): Promise<AutomaticRow | null> {
  const { rows } = await sql<AutomaticRow>`
    select automatic.*, card.name as card_name, card.expiration_date,
      (select coalesce(sum(top_up.amount_cents), 0)::integer ${charges}
        and top_up.state in ('paying', 'crediting', 'credited')
        and (top_up.created_at at time zone 'Europe/Sofia')::date >= ${monthOf(today)}::date) as charged_cents,
      exists (select ${charges} and top_up.state in ('paying', 'crediting')) as is_charging,
      exists (select from account_service held join service using (customer_id, service_id)
        join tariff using (tariff_id) where held.account_id = automatic.account_id
        and held.customer_id = automatic.customer_id and held.service_id = automatic.service_id
        and held.is_owner and service.msisdn_type = 'Mobile' and tariff.is_prepaid) as is_owner
    from automatic_top_up automatic
    left join saved_card card on card.account_id = automatic.account_id and card.card_id = automatic.card_id
    where ${ofNumber(service)}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the row: two runs of the job never charge a number twice. */
export async function lockAutomatic(tx: Tx, service: ServiceKey, today: string): Promise<AutomaticRow | null> {
  await sql`select from automatic_top_up automatic where ${ofNumber(service)} for update`.execute(tx);
  return findAutomatic(tx, service, today);
}

export type AutomaticNumber = ServiceKey & { mode: AutomaticMode };

/** The next numbers with a running automatic top-up, in the order of their keys. */
export async function findAutomaticNumbers(
  db: Queryable,
  after: ServiceKey | null,
  limit: number,
): Promise<AutomaticNumber[]> {
  const { rows } = await sql<AutomaticNumber>`
    select customer_id as "customerId", service_id as "serviceId", mode from automatic_top_up
    where stopped_at is null and (customer_id, service_id) > (${after?.customerId ?? 0}, ${after?.serviceId ?? ''})
    order by customer_id, service_id limit ${limit}`.execute(db);
  return rows;
}

type NewAutomatic = ServiceKey & {
  accountId: number;
  cardId: string;
  mode: AutomaticMode;
  belowCents: number | null;
  dayOfMonth: number | null;
  amountCents: number;
  ceilingCents: number;
  now: Date;
};

/** A change withdraws an announced charge and starts a stopped one; what was charged today still counts. */
export async function saveAutomatic(tx: Tx, automatic: NewAutomatic): Promise<void> {
  const chosen = {
    account_id: automatic.accountId,
    card_id: automatic.cardId,
    mode: automatic.mode,
    below_cents: automatic.belowCents,
    day_of_month: automatic.dayOfMonth,
    amount_cents: automatic.amountCents,
    ceiling_cents: automatic.ceilingCents,
    chosen_at: automatic.now,
    noticed_at: null,
    charge_after: null,
    failures: 0,
    ceiling_told_on: null,
    stopped_at: null,
    stop_reason: null,
  };
  await tx
    .insertInto('automatic_top_up')
    .values({
      customer_id: automatic.customerId,
      service_id: automatic.serviceId,
      created_at: automatic.now,
      ...chosen,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id']).doUpdateSet(chosen))
    .execute();
}

export async function removeAutomatic(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await tx
    .deleteFrom('automatic_top_up')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}

type Progress = {
  noticed_at?: Date;
  charge_after?: Date | null;
  charged_at?: Date;
  skipped_on?: string;
  failures?: number;
  ceiling_told_on?: string;
  stopped_at?: Date;
  stop_reason?: StopReason;
};

export async function saveProgress(tx: Tx, { customerId, serviceId }: ServiceKey, progress: Progress): Promise<void> {
  await tx
    .updateTable('automatic_top_up')
    .set(progress)
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}

export async function recordCredited(tx: Tx, service: ServiceKey): Promise<void> {
  await saveProgress(tx, service, { failures: 0 });
}
