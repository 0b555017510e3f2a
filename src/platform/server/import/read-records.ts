// Reads rows back as import records, for the operator API.

import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { fieldsOf, type ImportedResource } from './imported-resource.ts';

export type ImportedRecord = Record<string, unknown>;

/** Columns of the table, or the `pid` of the customer, with their value, or a list of possible ones. */
export type RecordFilter = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Rows stored as JSON by table, which represent an earlier state. */
export type StoredRows = Readonly<Record<string, readonly object[] | null>>;

export type Page = { offset: number; limit: number };

const everything: Page = { offset: 0, limit: 100_000 };

/** Omits empty fields, as a file does. Records of customers have their `pid`. */
export async function readRecords(
  db: Queryable,
  kind: ImportedResource,
  where: RecordFilter,
  { offset, limit }: Page = everything,
  stored?: StoredRows,
): Promise<ImportedRecord[]> {
  const fields = fieldsOf(kind)
    .map(({ name }) => name)
    .filter((name) => name !== 'is_withdrawn' && (name === 'pid' || !kind.besides?.includes(name)));
  const columns = new Set(isOfCustomers(kind) ? [...fields, 'pid'] : fields);
  const { rows } = await sql<ImportedRecord>`
    select ${sql.join([...columns].map((column) => sql`${columnOf(kind, column)} as ${sql.ref(column)}`))}
    from ${tablesOf(kind, stored)} where ${conditionOf(kind, where)}
    order by ${sql.join(kind.key.map((column) => columnOf(kind, column)))}
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

/** Reads whole resources: the current state, or stored rows. */
export type ResourceReader = (kind: ImportedResource, where: RecordFilter) => Promise<ImportedRecord[]>;

export const resourceReader =
  (db: Queryable, stored?: StoredRows): ResourceReader =>
  (kind, where) =>
    readRecords(db, kind, where, everything, stored);

/** Tables store the customer id; the operator knows the pid. */
const hasOwnPid = (kind: ImportedResource) => kind.table === 'customer';
const isOfCustomers = (kind: ImportedResource) => kind.key.includes('customer_id');

function tablesOf(kind: ImportedResource, stored?: StoredRows): RawBuilder<unknown> {
  const name = sql.table(kind.table);
  const table = stored
    ? sql`jsonb_populate_recordset(null::${name}, ${JSON.stringify(stored[kind.table] ?? [])}) t`
    : sql`${name} t`;
  return isOfCustomers(kind) && !hasOwnPid(kind)
    ? sql`${table} join customer owner on owner.customer_id = t.customer_id`
    : table;
}

function columnOf(kind: ImportedResource, column: string): RawBuilder<unknown> {
  return column === 'pid' && isOfCustomers(kind) && !hasOwnPid(kind) ? sql`owner.pid` : sql`t.${sql.ref(column)}`;
}

function conditionOf(kind: ImportedResource, where: RecordFilter): RawBuilder<unknown> {
  const conditions = Object.entries(where).map(([column, value]) =>
    typeof value === 'object'
      ? sql`${columnOf(kind, column)} = any(${value})`
      : sql`${columnOf(kind, column)} = ${value}`,
  );
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
