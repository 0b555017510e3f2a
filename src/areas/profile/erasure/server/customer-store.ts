import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { deleteRows, type RowCounts } from '../../server/delete-rows.ts';
import { evidenceTables, keptTables } from './evidence-tables.ts';

/** Locks the customer, so that no import changes it meanwhile. */
export function lockCustomer(tx: Tx, pid: string) {
  return tx
    .selectFrom('customer_pid')
    .innerJoin('customer', 'customer.customer_id', 'customer_pid.customer_id')
    .select(['customer.customer_id', 'customer.approver_email'])
    .where('customer_pid.pid', '=', pid)
    .forUpdate()
    .executeTakeFirst();
}

/** The accounts with the pid. `isShared`: the account has the pid of another customer too. Erased ones are left out. */
export async function accountsOf(db: Queryable, customerId: number) {
  const { rows } = await sql<{ account_id: number; email: string; isShared: boolean }>`
    select account_id, email, exists (select from account_pid other
        where other.account_id = account.account_id and other.customer_id <> ${customerId}) as "isShared"
    from account_pid join account using (account_id)
    where customer_id = ${customerId} and email <> '' order by account_id`.execute(db);
  return rows;
}

/** Locks the services, so that no order starts meanwhile. */
export async function lockServiceNumbers(tx: Tx, customerId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('service')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .orderBy('service_id')
    .forUpdate()
    .execute();
  return rows.map(({ service_id }) => service_id);
}

/** Deletes the customer's rows in every table with a customer_id, except the evidence. */
export async function deleteByCustomer(tx: Tx, customerId: number, counts: RowCounts): Promise<void> {
  // The operator's systems would take these deletions for changes of the customer.
  await sql`select set_config('abonat.origin', 'erasure', true)`.execute(tx);
  for (const table of await customerTables(tx)) {
    const kept = keptTables[table];
    const isOwn = sql`customer_id = ${customerId}`;
    if (!kept) await deleteRows(tx, counts, table, isOwn);
    else if (kept.except) await deleteRows(tx, counts, table, sql`${isOwn} and ${kept.except(customerId)}`);
  }
}

/** Tables with a customer_id; a table comes before the tables that it refers to. */
async function customerTables(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive referring (oid, depth) as (
      select pg_class.oid, 0 from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all
      select conrelid, depth + 1 from referring join pg_constraint on confrelid = referring.oid
      where contype = 'f' and conrelid <> confrelid
    )
    select relname as name from referring join pg_class using (oid)
      join pg_attribute on attrelid = pg_class.oid and attname = 'customer_id' and not attisdropped
    group by relname order by max(depth) desc, relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Receipts of withdrawals: the address is chosen freely, so other messages to it may belong to somebody else. */
export async function deleteReceipts(tx: Tx, customerId: number, counts: RowCounts): Promise<void> {
  const isReceipt = sql`attachment_name = 'withdrawal.pdf'
    and recipient in (select email from withdrawal where customer_id = ${customerId})`;
  await deleteRows(tx, counts, 'outbox', isReceipt);
}

export type CustomerTraces = { pid: string; numbers: readonly string[]; emails: readonly string[] };

/** Rows that contain a number, the pid or an address of the customer without its id. */
export async function deleteTraces(tx: Tx, { pid, numbers, emails }: CustomerTraces, counts: RowCounts): Promise<void> {
  const isNumber = (column: string) => sql`${sql.ref(column)} = any(${[...numbers]}::text[])`;
  await deleteRows(tx, counts, 'outbox', sql`recipient = any(${[...numbers, ...emails]}::text[])`);
  for (const table of ['code_request', 'code_recipient', 'code_send']) {
    await deleteRows(tx, counts, table, isNumber('recipient'));
  }
  const guarded = numbers.map((number) => `number:${number}`);
  await deleteRows(tx, counts, 'code_failure', sql`guarded = any(${guarded}::text[])`);
  for (const table of ['recognised_line', 'recognised_number', 'number_claim', 'provisioning_order']) {
    await deleteRows(tx, counts, table, isNumber('service_id'));
  }
  const subjects = [pid, ...numbers];
  await deleteRows(tx, counts, 'rate_limit', sql`string_to_array(subject, ' ') && ${subjects}::text[]`);
  for (const table of ['operator_resource', 'operator_change', 'operator_event']) {
    // The id of an extra or a plan begins with the service number, the id of a bill or a payment with the pid.
    await deleteRows(
      tx,
      counts,
      table,
      sql`resource in ('individual', 'organization', 'product', 'customerBill', 'payment')
        and split_part(resource_id, ':', 1) = any(${subjects}::text[])`,
    );
  }
}

/** The embedded routers of the demo are found by their serial number only. */
export async function deleteEmbeddedRouters(tx: Tx, customerId: number, counts: RowCounts): Promise<void> {
  const serials = sql`select serial_number from router where customer_id = ${customerId}`;
  await deleteRows(tx, counts, 'embedded_router', sql`serial_number in (${serials})`);
}

/** Planned jobs for the customer or the erased accounts, and finished ones: their payloads contain service numbers. */
export async function deleteJobs(
  tx: Tx,
  customerId: number,
  accountIds: readonly number[],
  counts: RowCounts,
): Promise<void> {
  const isOwn = (column: string) => sql`((${sql.ref(column)} ->> 'customerId') = ${String(customerId)}
    or (${sql.ref(column)} ->> 'accountId') = any(${accountIds.map(String)}::text[]))`;
  await deleteRows(tx, counts, 'scheduled_job', isOwn('payload'));
  const { rows } = await sql`select where to_regclass('pgboss.job') is not null`.execute(tx);
  if (rows.length > 0)
    await deleteRows(tx, counts, 'pgboss.job', sql`state in ('completed', 'cancelled', 'failed') and ${isOwn('data')}`);
}

export async function anonymiseCustomer(tx: Tx, customerId: number): Promise<void> {
  const pid = `erased-${customerId}`;
  await tx
    .updateTable('customer')
    .set({ pid, name: '', approver_email: null })
    .where('customer_id', '=', customerId)
    .execute();
  await tx.updateTable('customer_pid').set({ pid }).where('customer_id', '=', customerId).execute();
}

type Erasure = { customerId: number; erasedAt: Date; evidenceUntil: Date };

export async function insertErasure(tx: Tx, { customerId, erasedAt, evidenceUntil }: Erasure): Promise<void> {
  await tx
    .insertInto('customer_erasure')
    .values({ customer_id: customerId, erased_at: erasedAt, evidence_until: evidenceUntil })
    .execute();
}

export async function findErasure(db: Queryable, customerId: number) {
  return db
    .selectFrom('customer_erasure')
    .select(['erased_at', 'evidence_until'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export async function countEvidence(db: Queryable, customerId: number): Promise<RowCounts> {
  const counts: RowCounts = new Map();
  for (const table of evidenceTables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where customer_id = ${customerId}`.execute(db);
    if (rows[0]!.count > 0) counts.set(table, rows[0]!.count);
  }
  return counts;
}
