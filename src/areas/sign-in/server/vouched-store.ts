// The SQL of customers to whom the short registration is offered.

import type { Insertable } from 'kysely';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { DB } from '#platform/server/database/schema.ts';

/** With at least one service, and not moved to the business portal. */
export async function findPrivateCustomer(db: Queryable, pid: string): Promise<number | null> {
  const row = await db
    .selectFrom('customer_pid')
    .innerJoin('customer', 'customer.customer_id', 'customer_pid.customer_id')
    .innerJoin('service', 'service.customer_id', 'customer.customer_id')
    .select('customer.customer_id')
    .where('customer_pid.pid', '=', pid)
    .where('customer.account_type', '=', 'Private')
    .where('customer.is_migrated', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function saveVouchedCustomer(db: Database, customer: Insertable<DB['vouched_customer']>): Promise<void> {
  await db.insertInto('vouched_customer').values(customer).execute();
}
