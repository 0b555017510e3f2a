import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ExportedTable } from '#platform/server/exported-table.ts';
import type { Row } from './gather-data.ts';

type CustomerWithAccounts = { customerId: number; accountIds: number[]; recipients: string[] };

/** `recipients`: the numbers and addresses to which the portal sends the customer's messages. */
export async function findCustomerWithAccounts(db: Queryable, pid: string): Promise<CustomerWithAccounts | null> {
  const { rows } = await sql<CustomerWithAccounts>`
    select customer_id as "customerId",
      array(select account_id from account_pid held where held.customer_id = customer_pid.customer_id)::int[] as "accountIds",
      array(select email from account_pid held join account using (account_id)
          where held.customer_id = customer_pid.customer_id and email <> ''
        union select service_id from service where service.customer_id = customer_pid.customer_id) as recipients
    from customer_pid where pid = ${pid}`.execute(db);
  return rows[0] ?? null;
}

/** Rows of a table by account that belong to no account, such as unassigned payments, are the customer's. */
export async function rowsOfCustomer(
  db: Queryable,
  { table, by, without }: Required<ExportedTable>,
  { customerId, accountIds }: CustomerWithAccounts,
): Promise<Row[]> {
  const fields = sql`to_jsonb(each)`;
  const owned =
    by === 'customer'
      ? sql`customer_id = ${customerId}`
      : sql`(account_id = any(${accountIds})
          or (account_id is null and (${fields} ->> 'customer_id')::bigint = ${customerId}))`;
  const { rows } = await sql<{ row: Row }>`
    select ${fields} - ${[...without]}::text[] as row from ${sql.table(table)} as each where ${owned}`.execute(db);
  return rows.map(({ row }) => row);
}

/** Without their texts, which may contain codes or links. */
export async function messagesOfCustomer(db: Queryable, { recipients }: CustomerWithAccounts): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select channel, recipient, subject, created_at, sent_at, given_up_at from outbox
    where recipient = any(${recipients}) order by created_at, message_id`.execute(db);
  return rows;
}

export function filesOfDocuments(db: Queryable, customerId: number) {
  return db
    .selectFrom('document_file')
    .select(['document_id', 'form', 'bytes'])
    .where('customer_id', '=', customerId)
    .execute();
}
