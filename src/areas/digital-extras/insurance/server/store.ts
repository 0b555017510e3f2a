import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ExtraKey } from '../../server/extra-key.ts';

export async function setInsurance(tx: Tx, key: ExtraKey, status: string, endsOn: string | null): Promise<void> {
  await sql`update insurance_policy set status = ${status}, ends_on = ${endsOn}
    where customer_id = ${key.customerId} and service_id = ${key.serviceId} and code = ${key.code}`.execute(tx);
}

export async function findInsurance(db: Queryable, { customerId, serviceId, code }: ExtraKey) {
  return db
    .selectFrom('insurance_policy')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .executeTakeFirst();
}

export async function saveInsurance(tx: Tx, key: ExtraKey, policyNumber: string, cents: number, startsOn: string) {
  await sql`insert into insurance_policy
      (customer_id, service_id, code, policy_number, insured_name, starts_on, status, price_cents)
    select customer_id, ${key.serviceId}, ${key.code}, ${policyNumber}, name, ${startsOn}, 'Active', ${cents}::int
    from customer where customer_id = ${key.customerId}
    on conflict (customer_id, service_id, code) do update set
      policy_number = excluded.policy_number, starts_on = excluded.starts_on, ends_on = null, status = 'Active',
      price_cents = excluded.price_cents`.execute(tx);
}

export type InsuranceRow = NonNullable<Awaited<ReturnType<typeof findInsurance>>>;
