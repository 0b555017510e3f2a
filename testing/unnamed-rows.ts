// Queries that do not name their rows: a change and a read of one row compare a whole key; a read of several rows of customers
// or accounts compares its owner, and its number if rows belong to one.

import type pg from 'pg';
import { selectedRows, type SelectedRows } from './selected-rows.ts';

type Key = { table: string; columns: string[]; isPrimary: boolean };

/** By table. */
export type TableKeys = ReadonlyMap<string, Key[]>;

/** A key of some rows also needs the columns that select them. */
export async function readTableKeys(database: pg.ClientBase | pg.Pool): Promise<TableKeys> {
  const { rows } = await database.query<Key & { condition: string | null }>(
    `select indrelid::regclass::text as table, indisprimary as "isPrimary",
       pg_get_expr(indpred, indrelid) as condition, array_agg(attname::text order by place) as columns
     from pg_index join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
     cross join lateral unnest(indkey) with ordinality as part(number, place)
     join pg_attribute on attrelid = indrelid and attnum = number
     where indisunique group by indexrelid, indrelid, indisprimary, indpred`,
  );
  const all = rows.map(({ condition, ...key }) => ({ ...key, columns: [...key.columns, ...columnsIn(condition)] }));
  return Map.groupBy(all, ({ table }) => table);
}

const columnsIn = (condition: string | null) => condition?.match(/[a-z_]+(?= (?:=|IS))/g) ?? [];

const isOwned = ([column]: readonly string[]) => column === 'customer_id' || column === 'account_id';

function faultOf(keys: TableKeys, { isChange, isOfOneRow, tables }: SelectedRows): string | null {
  const [first] = tables;
  const ofFirst = keys.get(first!.table) ?? [];
  const by = first!.columns.length > 0 ? `by ${first!.columns.join(', ')}` : 'whatever they are';
  if (isChange || isOfOneRow) {
    const hasKey = ofFirst.some(({ columns }) => columns.every((column) => first!.columns.includes(column)));
    return hasKey ? null : `${isChange ? 'changes rows' : 'reads a row'} of ${first!.table} ${by}`;
  }
  const primary = ofFirst.find(({ isPrimary }) => isPrimary)?.columns ?? [];
  const has = (column: string) => first!.columns.includes(column);
  const isOfNumber = primary[0] === 'customer_id' && primary.includes('service_id');
  const isLimited =
    !isOwned(primary) || ((has('customer_id') || has('account_id')) && (!isOfNumber || has('service_id')));
  if (!isLimited) return `reads rows of ${first!.table} ${by}`;
  const open = tables.find(({ isJoined }) => !isJoined);
  return open ? `reads all rows of ${open.table} for each of ${first!.table}` : null;
}

/** What each of them selects. */
export function unnamedRows(keys: TableKeys, source: string): string[] {
  return selectedRows(source).flatMap((query) => faultOf(keys, query) ?? []);
}
