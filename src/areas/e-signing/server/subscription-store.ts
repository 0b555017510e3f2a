// The signing number of each pid.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { DocumentKey } from './document-store.ts';

export type PidRow = {
  customer_id: number;
  pid: string;
  holder_name: string;
  msisdn: string | null;
  numbers: string[];
};

export async function findPids(db: Queryable, accountId: number): Promise<PidRow[]> {
  const { rows } = await sql<PidRow>`
    select customer.customer_id, customer.pid, customer.name as holder_name, signing_subscription.msisdn,
      array(select service_id from service
        where service.customer_id = customer.customer_id and msisdn_type = 'Mobile' and service_id like '359%'
        order by service_id) as numbers
    from account_pid
    join customer using (customer_id)
    left join signing_subscription using (customer_id)
    where account_pid.account_id = ${accountId}
    order by customer.customer_id`.execute(db);
  return rows;
}

/** Locks and returns the signing number of the customer; null if signing is off. */
export async function lockSubscription(tx: Tx, customerId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('signing_subscription')
    .select('msisdn')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.msisdn ?? null;
}

export type NewSubscription = { customerId: number; accountId: number; msisdn: string; now: Date };

export async function saveSubscription(tx: Tx, { customerId, accountId, msisdn, now }: NewSubscription): Promise<void> {
  const values = { msisdn, account_id: accountId, activated_at: now };
  await tx
    .insertInto('signing_subscription')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute();
}

export async function deleteSubscription(tx: Tx, customerId: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('signing_subscription')
    .where('customer_id', '=', customerId)
    .returning('msisdn')
    .executeTakeFirst();
  return row?.msisdn ?? null;
}

export async function saveRequest(
  tx: Tx,
  { customerId, documentId }: DocumentKey,
  request: { accountId: number; msisdn: string; now: Date },
): Promise<void> {
  const values = { msisdn: request.msisdn, requested_at: request.now };
  await tx
    .insertInto('signing_request')
    .values({ customer_id: customerId, document_id: documentId, account_id: request.accountId, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'account_id', 'document_id']).doUpdateSet(values))
    .execute();
}

/** The requested number of a document while signing is still off. */
export async function findRequest(
  db: Queryable,
  { customerId, documentId }: DocumentKey,
  accountId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('signing_request')
    .select('msisdn')
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.msisdn ?? null;
}

export async function deleteRequests(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('signing_request').where('customer_id', '=', customerId).execute();
}

export type Person = { name: string; email: string; language: string };

export async function findPerson(db: Queryable, accountId: number): Promise<Person> {
  const row = await db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email', 'language'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { name: `${row.first_name} ${row.last_name}`.trim(), email: row.email, language: row.language };
}
