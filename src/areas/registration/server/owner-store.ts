// The SQL of ownership: customers and services of the operator, and the accounts that get them.

import { sql } from 'kysely';
import type { AccountType } from '#platform/client-type.ts';
import type { Language } from '#platform/languages.ts';
import { isMobileOf } from '#platform/server/customer-holdings.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ClosedProfile } from '#platform/server/restore-link/restore-link.ts';
import { isRecentChange } from '../rules.ts';

export function findCustomerByPid(db: Queryable, pid: string) {
  return db
    .selectFrom('customer_pid')
    .innerJoin('customer', 'customer.customer_id', 'customer_pid.customer_id')
    .select(['customer.customer_id', 'customer.is_migrated'])
    .where('customer_pid.pid', '=', pid)
    .executeTakeFirst();
}

export type Owner = {
  name: string;
  account_type: AccountType;
  approver_email: string | null;
  segments: (number | null)[];
};

export async function findOwner(db: Queryable, customerId: number): Promise<Owner> {
  const { rows } = await sql<Owner>`
    select name, account_type, approver_email,
      array(select effective_segment_id from service where service.customer_id = customer.customer_id) as segments
    from customer where customer_id = ${customerId}`.execute(db);
  return rows[0]!;
}

/** The customer of a pid, if the service is theirs; unknown ids take the same work. */
export async function findOwnerOf(db: Queryable, pid: string, serviceId: string): Promise<number | null> {
  const row = await db
    .selectFrom('customer_pid')
    .innerJoin('service', 'service.customer_id', 'customer_pid.customer_id')
    .select('service.customer_id')
    .where('customer_pid.pid', '=', pid)
    .where('service.service_id', '=', serviceId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function isHeld(db: Queryable, accountId: number, serviceId: string, asOwner: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('account_service')
    .select('service_id')
    .where('account_id', '=', accountId)
    .where('service_id', '=', serviceId)
    .$if(asOwner, (query) => query.where('is_owner', '=', true))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account uses the address as username or e-mail, including closed profiles that are not erased yet. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from account_username where username = lower(${email}))
      or exists (select from account where lower(email) = lower(${email}) and email <> '') as taken`.execute(db);
  return rows[0]!.taken;
}

/** The closed profile with the given e-mail. */
export async function findClosedProfile(db: Queryable, email: string): Promise<ClosedProfile | null> {
  const account = await db
    .selectFrom('account')
    .select(['account_id', 'deactivated_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email', '<>', '')
    .executeTakeFirst();
  return account?.deactivated_at ? { accountId: account.account_id, closedAt: account.deactivated_at } : null;
}

export type NewAccount = {
  email: string;
  firstName: string;
  lastName: string;
  contactPhone: string | null;
  language: Language;
  passwordHash: string;
  now: Date;
};

/** Null if another account got the e-mail meanwhile. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<number | null> {
  const created = await tx
    .insertInto('account')
    .values({
      username: account.email,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      contact_phone: account.contactPhone,
      language: account.language,
      password_hash: account.passwordHash,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!created) return null;
  const named = await tx
    .insertInto('account_username')
    .values({ username: account.email.toLowerCase(), account_id: created.account_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return named ? created.account_id : null;
}

export type NewLink = { accountId: number; customerId: number; serviceId: string; now: Date };

/** Links the pid with all its services, the given one first. */
export async function holdAsOwner(tx: Tx, { accountId, customerId, serviceId, now }: NewLink): Promise<void> {
  await tx
    .insertInto('account_pid')
    .values({ account_id: accountId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into account_service (account_id, service_id, customer_id, is_owner, linked_at, position)
    select ${accountId}, service_id, customer_id, true, ${now}, ${lastPosition(accountId)} + row_number() over (
      order by (service_id = ${serviceId}) desc, service_id)
    from service where customer_id = ${customerId}
    on conflict (account_id, service_id) do update set is_owner = true`.execute(tx);
}

export async function holdAsUser(tx: Tx, { accountId, customerId, serviceId, now }: NewLink): Promise<void> {
  await sql`
    insert into account_service (account_id, service_id, customer_id, is_owner, linked_at, position)
    values (${accountId}, ${serviceId}, ${customerId}, false, ${now}, ${lastPosition(accountId)} + 1)
    on conflict (account_id, service_id) do nothing`.execute(tx);
}

function lastPosition(accountId: number) {
  return sql`(select coalesce(max(position), -1) from account_service where account_id = ${accountId})`;
}

export function findAccountEmail(db: Queryable, accountId: number) {
  return db.selectFrom('account').select('email').where('account_id', '=', accountId).executeTakeFirstOrThrow();
}

/** The recipient of the customer's security codes; a recently set number counts only if it is the customer's own. */
export async function findReceivingNumber(db: Queryable, customerId: number | null, now: Date): Promise<string | null> {
  if (customerId === null) return null;
  const row = await db
    .selectFrom('security_code')
    .select(['receiving_msisdn', 'number_changed_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const number = row?.receiving_msisdn ?? null;
  if (number === null || !isRecentChange(row?.number_changed_at ?? null, now)) return number;
  return (await isMobileOf(db, customerId, number)) ? number : null;
}

export async function findCodeChange(db: Queryable, customerId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('security_code')
    .select('changed_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.changed_at ?? null;
}

export async function findMobilesOf(db: Queryable, customerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('service')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('msisdn_type', '=', 'Mobile')
    .orderBy('service_id')
    .execute();
  return rows.map(({ service_id }) => service_id);
}
