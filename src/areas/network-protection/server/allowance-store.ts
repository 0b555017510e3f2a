// The SQL of sites that are allowed for a time, and of the paused schedule.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

export type AllowanceRow = {
  subject: string;
  allowance_id: string;
  account_id: number;
  until: Date;
  is_confirmed: boolean;
  /** The service is being called about it; until then nobody else calls. */
  lease_until: Date | null;
  /** The Idempotency-Key of the request that calls it. */
  lease_key: string | null;
};

export async function findAllowances(db: Queryable, number: ServiceKey): Promise<AllowanceRow[]> {
  return selectAllowances(db, number).orderBy('until').execute();
}

export async function findAllowance(
  db: Queryable,
  number: ServiceKey,
  by: { subject: string } | { allowance_id: string },
): Promise<AllowanceRow | undefined> {
  const [column, value] =
    'subject' in by ? (['subject', by.subject] as const) : (['allowance_id', by.allowance_id] as const);
  return selectAllowances(db, number).where(column, '=', value).executeTakeFirst();
}

/** Serializes the allowances of a number. */
export async function lockNumber(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await tx
    .selectFrom('service')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Replaces the allowance of the same subject. */
export async function saveAllowance(tx: Tx, { customerId, serviceId }: ServiceKey, row: AllowanceRow): Promise<void> {
  const { subject: _, ...rest } = row;
  await tx
    .insertInto('protection_allowance')
    .values({ customer_id: customerId, service_id: serviceId, ...row })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'subject']).doUpdateSet(rest))
    .execute();
}

export async function changeAllowance(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  allowanceId: string,
  change: Partial<Pick<AllowanceRow, 'until' | 'account_id' | 'is_confirmed' | 'lease_until' | 'lease_key'>>,
): Promise<void> {
  await tx
    .updateTable('protection_allowance')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('allowance_id', '=', allowanceId)
    .execute();
}

/** Whether it still existed: of two that close the same, only one succeeds. */
export async function deleteAllowance(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  allowanceId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('protection_allowance')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('allowance_id', '=', allowanceId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function selectAllowances(db: Queryable, { customerId, serviceId }: ServiceKey) {
  return db
    .selectFrom('protection_allowance')
    .select(['subject', 'allowance_id', 'account_id', 'until', 'is_confirmed', 'lease_until', 'lease_key'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId);
}
