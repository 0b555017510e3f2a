// Reads all personal data of an account in one transaction.

import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { ExportedTable } from '#platform/server/exported-table.ts';

export type Row = Readonly<Record<string, unknown>>;
export type PersonalData = Readonly<Record<string, readonly Row[]>>;

export async function gatherData(
  db: Database,
  tables: readonly ExportedTable[],
  accountId: number,
): Promise<PersonalData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const parts: [string, Row[]][] = [];
      for (const { table, by, without = [] } of tables) {
        parts.push([table, await rowsOf(tx, { table, by, without, accountId })]);
      }
      parts.push(['message', await messagesTo(tx, accountId)]);
      return Object.fromEntries(parts);
    });
}

type TableSelection = Required<ExportedTable> & { accountId: number };

/** Hashes and keys are not exported: they are useless to users and useful to thieves. */
async function rowsOf(db: Queryable, { table, by, without, accountId }: TableSelection): Promise<Row[]> {
  const owned =
    by === 'account'
      ? sql`account_id = ${accountId}`
      : sql`customer_id in (select customer_id from account_pid where account_id = ${accountId})`;
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(each) - ${[...without]}::text[] as row from ${sql.table(table)} as each where ${owned}`.execute(db);
  return rows.map(({ row }) => row);
}

/** The messages to the user's address, without their texts, which may contain codes or links. */
async function messagesTo(db: Queryable, accountId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select channel, recipient, subject, created_at from outbox
    where recipient = (select email from account where account_id = ${accountId}) order by created_at`.execute(db);
  return rows;
}
