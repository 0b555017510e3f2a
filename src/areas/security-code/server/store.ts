import { sql } from 'kysely';
import type { AccountType } from '#platform/client-type.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Language } from '#platform/languages.ts';

export type EntryRow = {
  customer_id: number;
  pid: string;
  name: string;
  account_type: AccountType;
  is_migrated: boolean;
  services: number;
  segments: (number | null)[];
  contract_id: string | null;
  receiving_msisdn: string | null;
  asked_msisdn: string | null;
  has_code: boolean;
};

/** The state of the code of each pid of the account, or of one of them. */
export async function findEntries(db: Queryable, accountId: number, customerId?: number): Promise<EntryRow[]> {
  const only = customerId === undefined ? sql`` : sql`and customer.customer_id = ${customerId}`;
  const { rows } = await sql<EntryRow>`
    select customer.customer_id, customer.pid, customer.name, customer.account_type, customer.is_migrated,
      own.services, own.segments,
      (select min(contract_id) from contract where contract.customer_id = customer.customer_id) as contract_id,
      code.receiving_msisdn, code.asked_msisdn, code.code_hash is not null as has_code
    from account_pid
    join customer using (customer_id)
    cross join lateral (
      select count(*)::int as services, coalesce(json_agg(effective_segment_id), '[]') as segments
      from service where service.customer_id = customer.customer_id
    ) own
    left join security_code code using (customer_id)
    where account_pid.account_id = ${accountId} ${only}
    order by customer.customer_id`.execute(db);
  return rows;
}

export async function findEntry(db: Queryable, accountId: number, customerId: number): Promise<EntryRow> {
  const [entry] = await findEntries(db, accountId, customerId);
  if (!entry) throw new Error('The pid guard let a foreign pid through.');
  return entry;
}

export async function holdsNumber(db: Queryable, accountId: number, msisdn: string): Promise<boolean> {
  const held = await db
    .selectFrom('account_service')
    .select('service_id')
    .where('account_id', '=', accountId)
    .where('service_id', '=', msisdn)
    .executeTakeFirst();
  return held !== undefined;
}

/** The numbers of the customer's services, for a large company some of them, and the receiving number. */
export async function findNumbers(db: Queryable, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    (select service_id as number from service where customer_id = ${customerId} order by service_id limit 200)
    union select receiving_msisdn from security_code
      where customer_id = ${customerId} and receiving_msisdn is not null`.execute(db);
  return rows.map(({ number }) => number);
}

/** Saves the recipient of the first code; false if a code is already active. */
export async function askFor(tx: Tx, customerId: number, msisdn: string): Promise<boolean> {
  const asked = await tx
    .insertInto('security_code')
    .values({ customer_id: customerId, asked_msisdn: msisdn })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ asked_msisdn: msisdn }).where('security_code.code_hash', 'is', null),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return asked !== undefined;
}

/** Locks the receiving number: of two concurrent changes the second sees the first. */
export async function lockReceivingNumber(tx: Tx, customerId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('security_code')
    .select('receiving_msisdn')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.receiving_msisdn ?? null;
}

export async function saveReceivingNumber(tx: Tx, customerId: number, msisdn: string, now: Date): Promise<void> {
  await tx
    .updateTable('security_code')
    .set({ receiving_msisdn: msisdn, asked_msisdn: null, number_changed_at: now })
    .where('customer_id', '=', customerId)
    .execute();
}

export type Owner = { email: string; language: Language };

export function findOwner(db: Queryable, accountId: number): Promise<Owner> {
  return db
    .selectFrom('account')
    .select(['email', sql<Language>`language`.as('language')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}
