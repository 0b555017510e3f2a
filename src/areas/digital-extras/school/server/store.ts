import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

/** Returns the existing code of the number if there is one. */
export async function saveSchoolCode(tx: Tx, service: ServiceKey, code: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    insert into school_code as known (customer_id, service_id, code)
    values (${service.customerId}, ${service.serviceId}, ${code})
    on conflict (customer_id, service_id) do update set code = known.code returning code`.execute(tx);
  return rows[0]!.code;
}

export async function findSchoolCode(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<string | null> {
  const row = await db
    .selectFrom('school_code')
    .select('code')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  return row?.code ?? null;
}
