// Checks whether a number or a contract belongs to a customer, for every area that accepts one as proof.

import type { Queryable, Tx } from './database/database.ts';
import type { ServiceKey } from './service-key.ts';

export async function isMobileOf(db: Queryable, customerId: number, msisdn: string): Promise<boolean> {
  const row = await db
    .selectFrom('service')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', msisdn)
    .where('msisdn_type', '=', 'Mobile')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isContractOf(db: Queryable, customerId: number, contractId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contract')
    .select('contract_id')
    .where('customer_id', '=', customerId)
    .where('contract_id', '=', contractId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes changes of one number until the transaction ends. */
export async function lockService(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await tx
    .selectFrom('service')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .forNoKeyUpdate()
    .execute();
}

/** Whether an account has the pid of the customer, open or closed; erased accounts have no e-mail. */
export async function hasProfile(db: Queryable, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account_pid')
    .innerJoin('account', 'account.account_id', 'account_pid.account_id')
    .select('account.account_id')
    .where('account_pid.customer_id', '=', customerId)
    .where('account.email', '<>', '')
    .executeTakeFirst();
  return row !== undefined;
}
