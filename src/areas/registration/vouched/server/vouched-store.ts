// The SQL of the short registration.

import type { Queryable, Tx } from '#platform/server/database/database.ts';

export type VouchedKey = { tokenHash: Buffer; cookieHash: Buffer; after: Date };

export function findVouched(db: Queryable, { tokenHash, cookieHash, after }: VouchedKey) {
  return db
    .selectFrom('vouched_customer')
    .select(['customer_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('cookie_hash', '=', cookieHash)
    .where('created_at', '>', after)
    .executeTakeFirst();
}

/** Of concurrent requests only the first gets the customer. */
export function spendVouched(tx: Tx, { tokenHash, cookieHash, after }: VouchedKey) {
  return tx
    .deleteFrom('vouched_customer')
    .where('token_hash', '=', tokenHash)
    .where('cookie_hash', '=', cookieHash)
    .where('created_at', '>', after)
    .returning(['customer_id', 'issuer', 'subject', 'email'])
    .executeTakeFirst();
}

/** Serializes the registrations of one customer until the transaction ends. */
export async function lockCustomer(tx: Tx, customerId: number): Promise<void> {
  await tx
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

/** A mobile number if there is one, because it gets the SMS. */
export async function findFirstService(tx: Tx, customerId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('service')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .orderBy((service) => service('msisdn_type', '=', 'Mobile'), 'desc')
    .orderBy('service_id')
    .limit(1)
    .executeTakeFirst();
  return row?.service_id ?? null;
}

export type IdentityOfAccount = { issuer: string; subject: string; accountId: number; now: Date };

/** False if the identity has an account. */
export async function linkIdentity(tx: Tx, { issuer, subject, accountId, now }: IdentityOfAccount): Promise<boolean> {
  const linked = await tx
    .insertInto('identity_link')
    .values({ issuer, subject, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return linked !== undefined;
}
