import { afterAll, beforeAll, expect, it } from 'vitest';
import { localTables, lookupTables, readOwnedTables, sharedTables } from '#testing/distributed-tables.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';

let database: OpenFreshDatabase;
beforeAll(async () => {
  database = await openFreshDatabase(2);
});
afterAll(() => database.remove());

type Key = { table: string; name: string; columns: string[] };

/** The unique keys of every table that belongs to customers. */
async function keysOfCustomers(): Promise<Key[]> {
  const { rows } = await database.pool.query<Key>(
    `select index.indrelid::regclass::text as table, index.indexrelid::regclass::text as name,
       array(select attname::text from unnest(index.indkey::int[]) with ordinality as part(number, place)
             join pg_attribute on attrelid = index.indrelid and attnum = part.number order by place) as columns
     from pg_index as index
     join pg_class as class on class.oid = index.indrelid and class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
     where index.indisunique
       and exists (select from pg_attribute where attrelid = class.oid and attname = 'customer_id' and attnotnull)`,
  );
  const accounts = (await readOwnedTables(database.pool)).filter(({ key }) => key === 'account_id');
  const others = new Set([...lookupTables, ...accounts.map(({ table }) => table)]);
  return rows.filter(({ table }) => !others.has(table));
}

it('every table of customers can be sharded by customer', async () => {
  const keys = await keysOfCustomers();
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter(({ columns }) => columns[0] !== 'customer_id')).toEqual([]);
});

it('every table belongs to customers or accounts, or is listed once', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const owned = (await readOwnedTables(database.pool)).map(({ table }) => table);
  const placed = [...owned, ...lookupTables, ...sharedTables, ...localTables];
  expect(placed.toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
});

type ForeignKey = { name: string; table: string; to: string; columns: string[] };

async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await database.pool.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as to,
       array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

it('a foreign key between tables of customers contains the customer', async () => {
  const customers = (await readOwnedTables(database.pool)).filter(({ key }) => key === 'customer_id');
  const ofCustomers = new Set(customers.map(({ table }) => table));
  const keys = (await foreignKeys()).filter(({ table, to }) => ofCustomers.has(table) && ofCustomers.has(to));
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter(({ columns }) => !columns.includes('customer_id'))).toEqual([]);
});

it('a key that is unique over all customers is detected', async () => {
  await database.pool.query('create unique index planted on router (serial_number)');
  expect((await keysOfCustomers()).filter(({ columns }) => columns[0] !== 'customer_id')).toMatchObject([
    { table: 'router', name: 'planted' },
  ]);
});
