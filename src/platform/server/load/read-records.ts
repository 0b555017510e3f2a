// Reads rows of a kind back as the records a load would bring, for whoever tells the operator's systems what is there.

import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { fieldsOf, type Kind } from './kind.ts';

export type LoadedRecord = Record<string, unknown>;

/** Columns of the table, or the `pid` of the customer, and what they are. */
export type Where = Readonly<Record<string, string | number | boolean>>;

/** Rows that were put by as JSON, by table: what is read from them is read as it stood then. */
export type StoredRows = Readonly<Record<string, readonly object[] | null>>;

export type Page = { offset: number; limit: number };

const everything: Page = { offset: 0, limit: 100_000 };

/** Fields that are empty are left out, as in a file. */
export async function readRecords(
  db: Queryable,
  kind: Kind,
  where: Where,
  { offset, limit }: Page = everything,
  stored?: StoredRows,
): Promise<LoadedRecord[]> {
  const columns = fieldsOf(kind)
    .map(({ name }) => name)
    .filter((name) => name !== 'is_withdrawn' && (name === 'pid' || !kind.besides?.includes(name)));
  const { rows } = await sql<LoadedRecord>`
    select ${sql.join(columns.map((column) => sql`${columnOf(kind, column)} as ${sql.ref(column)}`))}
    from ${tablesOf(kind, stored)} where ${conditionOf(kind, where)}
    order by ${sql.join(kind.key.map((column) => columnOf(kind, column)))}
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

/** Reads whole kinds: as they stand, or as they stood in rows that were stored. */
export type KindReader = (kind: Kind, where: Where) => Promise<LoadedRecord[]>;

export const kindReader =
  (db: Queryable, stored?: StoredRows): KindReader =>
  (kind, where) =>
    readRecords(db, kind, where, everything, stored);

export async function countRecords(db: Queryable, kind: Kind, where: Where): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${tablesOf(kind)} where ${conditionOf(kind, where)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Tables of customers know the customer; the operator knows the pid. */
const hasOwnPid = (kind: Kind) => kind.table === 'customer';
const isOfCustomers = (kind: Kind) => kind.key.includes('customer_id');

function tablesOf(kind: Kind, stored?: StoredRows): RawBuilder<unknown> {
  const name = sql.table(kind.table);
  const table = stored
    ? sql`jsonb_populate_recordset(null::${name}, ${JSON.stringify(stored[kind.table] ?? [])}) t`
    : sql`${name} t`;
  return isOfCustomers(kind) && !hasOwnPid(kind)
    ? sql`${table} join customer owner on owner.customer_id = t.customer_id`
    : table;
}

function columnOf(kind: Kind, column: string): RawBuilder<unknown> {
  return column === 'pid' && isOfCustomers(kind) && !hasOwnPid(kind) ? sql`owner.pid` : sql`t.${sql.ref(column)}`;
}

function conditionOf(kind: Kind, where: Where): RawBuilder<unknown> {
  const conditions = Object.entries(where).map(([column, value]) => sql`${columnOf(kind, column)} = ${value}`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
