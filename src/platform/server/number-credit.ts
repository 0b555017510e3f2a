// What a number may owe before its next bill: one-off charges are taken from it, whichever area makes them.

import { sql } from 'kysely';
import type { Tx } from './database/database.ts';
import type { ServiceKey } from './service-key.ts';

/** Takes a sum from the number's credit; false when it does not reach. A number without a limit has enough. */
export async function takeCredit(tx: Tx, { customerId, serviceId }: ServiceKey, cents: number): Promise<boolean> {
  const { rows } = await sql<{ is_limited: boolean; is_taken: boolean }>`
    with taken as (
      update service_credit set used_cents = used_cents + ${cents}
      where customer_id = ${customerId} and service_id = ${serviceId} and used_cents + ${cents} <= limit_cents
      returning 1)
    select exists (select from taken) as is_taken,
      exists (select from service_credit
        where customer_id = ${customerId} and service_id = ${serviceId}) as is_limited`.execute(tx);
  return rows[0]!.is_taken || !rows[0]!.is_limited;
}

/** Gives back what was taken for something that did not come about; a bill in between has made it free already. */
export async function returnCredit(tx: Tx, { customerId, serviceId }: ServiceKey, cents: number): Promise<void> {
  await sql`update service_credit set used_cents = greatest(0, used_cents - ${cents})
    where customer_id = ${customerId} and service_id = ${serviceId}`.execute(tx);
}
