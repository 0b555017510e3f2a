// Fills the tables of a test database with copies of their rows, so that PostgreSQL plans as it does for many customers.

import type pg from 'pg';
import { sharedTables } from './distributed-tables.ts';
import { readIndexes, type Indexes } from './tables-read-whole.ts';

type Column = { table: string; name: string; type: string; isKey: boolean };

/** PostgreSQL must prefer a key to reading a whole index. */
const rowsPerTable = 1000;

/** Prepares a database for plans that show whether a key exists, not whether it is cheaper for some thousand rows. */
export async function growForPlans(client: pg.ClientBase): Promise<Indexes> {
  const { rows } = await client.query<{ table: string }>(
    `select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('changed_row')`,
  );
  const tables = rows.map(({ table }) => table).filter((table) => !sharedTables.includes(table));
  await growDatabase(client, tables);
  const indexes = await readIndexes(client);
  await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  return indexes;
}

/** Keys of copies differ from those of the original; other values are equal. Nothing checks or reacts to the copies. */
async function growDatabase(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query('set session_replication_role = replica');
  await dropChecks(client);
  const columns = await columnsOf(client, tables);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    await client.query(
      `insert into ${table} (${own.map(({ name }) => `"${name}"`).join()}) overriding system value
       select ${own.map(copiedValue).join()} from ${table},
         generate_series(1, (select ${rowsPerTable} / greatest(count(*), 1) from ${table})) as copy
       on conflict do nothing`,
    );
    // PostgreSQL expects some rows in an empty table until it is analysed.
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) await client.query(`analyze ${table}`);
  }
}

async function dropChecks(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`,
  );
  for (const { drop } of rows) await client.query(drop);
}

/** Columns that identify something of a customer; those that refer to a table for everybody do not. */
async function columnsOf(client: pg.ClientBase, tables: readonly string[]): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select class.relname as table, attname as name, format_type(atttypid, null) as type,
       attname ~ '(^|_)(id|hash|pid|username|email|number|nonce|reference|recipient|requester|guarded|key|subject|code)$'
       and not exists (select from pg_constraint where contype = 'f' and conrelid = class.oid and attnum = any(conkey)
         and confrelid::regclass::text <> all($1)) as "isKey"
     from pg_attribute join pg_class as class on class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relname = any($1) and attnum > 0 and not attisdropped
       and attgenerated = '' order by attnum`,
    [tables],
  );
  return rows;
}

function copiedValue({ name, type, isKey }: Column): string {
  if (!isKey) return `"${name}"`;
  if (type === 'bigint') return `"${name}" + copy * 1000000`;
  if (type === 'uuid') return `md5("${name}"::text || copy)::uuid`;
  if (type === 'bytea') return `"${name}" || int8send(copy)`;
  return type === 'text' ? `"${name}" || '-' || copy` : `"${name}"`;
}
