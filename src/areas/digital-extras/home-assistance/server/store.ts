// The policies of home assistance, and the access check of their documents.

import { sql } from 'kysely';
import { refuse } from '#platform/errors.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Guard } from '#platform/server/http/caller.ts';
import type { ExtraKey } from '../../server/extra-key.ts';

/** Updates the latest policy of the number for the extra. */
export async function setHomeAssistance(tx: Tx, key: ExtraKey, status: string, endsOn: string | null): Promise<void> {
  await sql`update home_assistance_policy set status = ${status}, ends_on = ${endsOn}
    where customer_id = ${key.customerId} and policy_number = (
      select policy_number from home_assistance_policy
      where customer_id = ${key.customerId} and service_id = ${key.serviceId} and code = ${key.code}
      order by starts_on desc, policy_number desc limit 1)`.execute(tx);
}

export type NewPolicy = ExtraKey & {
  policyNumber: string;
  contactNumber: string;
  zipCode: string;
  city: string;
  address: string;
  startsOn: string;
};

export async function savePolicy(tx: Tx, policy: NewPolicy): Promise<void> {
  const { policyNumber: policy_number, customerId: customer_id } = policy;
  await tx.insertInto('policy_number').values({ policy_number, customer_id }).execute();
  await tx
    .insertInto('home_assistance_policy')
    .values({
      customer_id,
      policy_number,
      service_id: policy.serviceId,
      code: policy.code,
      contact_number: policy.contactNumber,
      zip_code: policy.zipCode,
      city: policy.city,
      address: policy.address,
      status: 'Pending',
      starts_on: policy.startsOn,
    })
    .execute();
}

/** It starts on the day that its document names. */
export async function confirmPolicy(
  tx: Tx,
  key: ExtraKey,
  { documentId, startsOn }: { documentId: string; startsOn: string },
): Promise<void> {
  await sql`update home_assistance_policy set status = 'Active', document_id = ${documentId}, starts_on = ${startsOn}
    where customer_id = ${key.customerId} and service_id = ${key.serviceId} and code = ${key.code}
      and status = 'Pending'`.execute(tx);
}

export async function findPendingPolicy(db: Queryable, { customerId, serviceId, code }: ExtraKey) {
  return db
    .selectFrom('home_assistance_policy')
    .select(['policy_number', 'contact_number', 'zip_code', 'city', 'address'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
}

export async function findCustomerName(db: Queryable, customerId: number): Promise<string> {
  const row = await db
    .selectFrom('customer')
    .select('name')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.name;
}

export async function setContactNumber(tx: Tx, key: ExtraKey, contactNumber: string): Promise<void> {
  await tx
    .updateTable('home_assistance_policy')
    .set({ contact_number: contactNumber })
    .where('customer_id', '=', key.customerId)
    .where('service_id', '=', key.serviceId)
    .where('code', '=', key.code)
    .where('status', '<>', 'Ended')
    .execute();
}

export async function findPolicy(db: Queryable, customerId: number, serviceId: string) {
  return db
    .selectFrom('home_assistance_policy')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('status', '<>', 'Ended')
    .orderBy('starts_on', 'desc')
    .executeTakeFirst();
}

export async function findDocument(db: Queryable, customerId: number, policyNumber: string): Promise<string | null> {
  const row = await db
    .selectFrom('home_assistance_policy')
    .select('document_id')
    .where('customer_id', '=', customerId)
    .where('policy_number', '=', policyNumber)
    .executeTakeFirst();
  return row?.document_id ?? null;
}

/** Whether the account owns the number of a policy. Foreign and unknown policies get the same answer. */
export const holdsPolicy: Guard = async (pool, accountId, policyNumber) => {
  const { rows } = await pool.query<{ customer_id: number }>({
    name: 'holds-policy',
    text: `select policy.customer_id from policy_number
      join home_assistance_policy policy using (customer_id, policy_number)
      join account_service held on held.account_id = $1 and held.customer_id = policy.customer_id
        and held.service_id = policy.service_id and held.is_owner
      where policy_number.policy_number = $2`,
    values: [accountId, policyNumber],
  });
  return rows[0] ? { customerId: rows[0].customer_id } : refuse('EC_User_Not_Authoried');
};

export type PendingPolicy = NonNullable<Awaited<ReturnType<typeof findPendingPolicy>>>;
export type PolicyRow = NonNullable<Awaited<ReturnType<typeof findPolicy>>>;
