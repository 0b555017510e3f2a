import { sql } from 'kysely';
import { sofiaDay } from '#platform/clock.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { noticeDays, tryDays } from '../automatic-payment.ts';
import type { BillKey } from './store.ts';

const tryDay = sql.raw(`bill.due_on + (array[${tryDays.join(', ')}])[coalesce(plan.tries, 0) + 1]`);

/** The card of the contract pays bills that fall due after it was chosen, and takes over those of an earlier card. */
const assignment = sql.raw(`left join bill_automatic_payment plan
    on plan.customer_id = bill.customer_id and plan.bill_id = bill.bill_id
  left join recurrent_payment paid on paid.customer_id = bill.customer_id
    and paid.kind = 'contracts' and paid.item_id = bill.contract_id and paid.card_id is not null
    and (bill.due_on >= (paid.activated_at at time zone 'Europe/Sofia')::date
      or (plan.tries > 0 and plan.stopped_at is null))`);

export type DueBill = BillKey & { dueOn: string };

/**
 * Bills for which something is to be done today, by due day: a notice, a try, or the news that nothing will be charged.
 * Each batch begins after the last bill of the one before.
 */
export async function findAutomaticBills(
  db: Queryable,
  today: string,
  { after, limit }: { after: DueBill | undefined; limit: number },
): Promise<DueBill[]> {
  const rest = after
    ? sql`and (bill.due_on, bill.customer_id, bill.bill_id)
        > (${after.dueOn}::date, ${after.customerId}::bigint, ${after.billId}::text)`
    : sql``;
  const { rows } = await sql<{ customer_id: number; bill_id: string; due_on: string }>`
    select bill.customer_id, bill.bill_id, bill.due_on from bill ${assignment}
    where bill.open_cents > 0 and bill.kind = 'bill'
      and (plan.stopped_at is null or paid.activated_at > plan.stopped_at)
      and bill.due_on between ${today}::date - 60 and ${today}::date + ${sql.raw(String(noticeDays))}
      and case when paid.card_id is null then plan.noticed_at is not null
        else ((plan.noticed_at is null or plan.stopped_at is not null) and ${today}::date < bill.due_on) or (${tryDay} <= ${today}::date
          and (plan.tried_at at time zone 'Europe/Sofia')::date is distinct from ${today}::date
          and not exists (select from bill_card_payment part join card_payment payment using (account_id, payment_id)
            where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id
              and payment.state in ('at-bank', 'charging')))
        end
      ${rest}
    order by bill.due_on, bill.customer_id, bill.bill_id limit ${limit}`.execute(db);
  return rows.map((row) => ({ customerId: row.customer_id, billId: row.bill_id, dueOn: row.due_on }));
}

export type AutomaticRow = {
  bill_number: string;
  due_on: string;
  open_cents: number;
  tries: number;
  noticed_at: Date | null;
  tried_at: Date | null;
  stopped_at: Date | null;
  activated_at: Date | null;
  account_id: number | null;
  card_id: string | null;
  card_name: string | null;
  expiration_date: string | null;
  is_reserved: boolean;
};

/**
 * Locks the bill: two runs of the job never charge it twice. Null if another run or a payment of the user has locked it;
 * the next run finds it again.
 */
export async function lockAutomaticBill(tx: Tx, { customerId, billId }: BillKey): Promise<AutomaticRow | null> {
  const locked = await sql`select 1 from bill where customer_id = ${customerId} and bill_id = ${billId}
    for no key update skip locked`.execute(tx);
  if (locked.rows.length === 0) return null;
  const { rows } = await sql<AutomaticRow>`
    select bill.bill_number, bill.due_on, bill.open_cents, coalesce(plan.tries, 0) as tries, plan.noticed_at,
      plan.tried_at, plan.stopped_at, paid.activated_at, paid.account_id, card.card_id, card.name as card_name, card.expiration_date,
      exists (select from bill_card_payment part join card_payment payment using (account_id, payment_id)
        where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id
          and payment.state in ('at-bank', 'charging')) as is_reserved
    from bill ${assignment}
    left join saved_card card on card.account_id = paid.account_id and card.card_id = paid.card_id
    where bill.customer_id = ${customerId} and bill.bill_id = ${billId}`.execute(tx);
  return rows[0] ?? null;
}

type Progress = { tries?: number; noticed_at?: Date | null; tried_at?: Date; stopped_at?: Date | null };

export async function saveProgress(tx: Tx, { customerId, billId }: BillKey, progress: Progress): Promise<void> {
  await tx
    .insertInto('bill_automatic_payment')
    .values({ customer_id: customerId, bill_id: billId, ...progress })
    .onConflict((conflict) => conflict.columns(['customer_id', 'bill_id']).doUpdateSet(progress))
    .execute();
}

type Tries = { tries: number; triedOn: string | null };

export async function findTries(db: Queryable, { customerId, billId }: BillKey): Promise<Tries> {
  const found = await db
    .selectFrom('bill_automatic_payment')
    .select(['tries', 'tried_at'])
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .executeTakeFirst();
  return { tries: found?.tries ?? 0, triedOn: found?.tried_at ? sofiaDay(found.tried_at) : null };
}

/** The account that is told about a bill without a card: the first one with the pid. */
export async function findOwner(db: Queryable, customerId: number): Promise<number | null> {
  const found = await db
    .selectFrom('account_pid')
    .innerJoin('account', 'account.account_id', 'account_pid.account_id')
    .select('account_pid.account_id')
    .where('account_pid.customer_id', '=', customerId)
    .where('account.deactivated_at', 'is', null)
    .orderBy('account_pid.account_id')
    .executeTakeFirst();
  return found?.account_id ?? null;
}
