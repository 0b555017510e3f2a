// Triggers that note the customer or account of every changed row, with its transaction.

import type pg from 'pg';
import type { OwnedTable } from './distributed-tables.ts';

export type ChangedRow = { call: string; transaction: string; table: string; key: string; owner: string };

export async function noteChangedRows(client: pg.ClientBase, tables: readonly OwnedTable[]): Promise<void> {
  await client.query(`
    create unlogged table changed_row (call text, transaction text, table_name text, key text, owner text);
    create function note_changed_row() returns trigger language plpgsql as $$
    begin
      insert into changed_row values (null, pg_current_xact_id(), tg_relname, tg_argv[0],
        to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
      return null;
    end $$`);
  for (const { table, key } of tables)
    await client.query(
      `create trigger note_changed_row after insert or update or delete on ${table}
       for each row execute function note_changed_row('${key}')`,
    );
}

/** Rows changed since the last time belong to this call. */
export async function nameChangedRows(pool: pg.Pool, call: string | null): Promise<void> {
  await pool.query('update changed_row set call = coalesce($1, $2) where call is null', [call, 'preparation']);
}

export async function readChangedRows(pool: pg.Pool): Promise<ChangedRow[]> {
  const { rows } = await pool.query<ChangedRow>(
    'select distinct call, transaction, table_name as table, key, owner from changed_row',
  );
  return rows;
}
