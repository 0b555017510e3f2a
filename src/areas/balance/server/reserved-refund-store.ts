// Money of a withdrawal that is reserved on the balance until it returns to the card.

import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

/** Null if nothing is reserved, or it was taken already. */
export async function findReserved(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  deductionId: string,
): Promise<number | null> {
  const found = await db
    .selectFrom('balance_purchase')
    .select('amount_cents')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('purchase_id', '=', deductionId)
    .where('state', '=', 'ordered')
    .executeTakeFirst();
  return found?.amount_cents ?? null;
}

/** Whether a running automatic top-up charged it. */
export async function isOfRunningAutomatic(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  topUpId: string,
): Promise<boolean> {
  const { rows } = await sql`select from top_up join automatic_top_up using (customer_id, service_id)
    where customer_id = ${customerId} and service_id = ${serviceId} and top_up_id::text = ${topUpId}
      and is_automatic and stopped_at is null`.execute(db);
  return rows.length > 0;
}

/** The account that paid for a top-up; null if it was erased. */
export async function findPayer(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  topUpId: string,
): Promise<number | null> {
  const found = await db
    .selectFrom('top_up')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('top_up_id', '=', topUpId)
    .executeTakeFirst();
  return found?.account_id ?? null;
}
