import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';

let database: OpenFreshDatabase;
beforeAll(async () => {
  database = await openFreshDatabase(2);
});
afterAll(() => database.remove());

/** They map a number, an account, a voucher or a browser to a customer, and are copied whole to every machine. */
const lookups = new Set([
  'customer_pid',
  'service_number',
  'account_pid',
  'account_service',
  'policy_number',
  'voucher_number',
  'number_proof',
  'vouched_customer',
]);

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
  return rows.filter(({ table }) => !lookups.has(table));
}

it('every table of customers can be sharded by customer', async () => {
  const keys = await keysOfCustomers();
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter(({ columns }) => columns[0] !== 'customer_id')).toEqual([]);
});

it('a key that is unique over all customers is detected', async () => {
  await database.pool.query('create unique index planted on router (serial_number)');
  expect((await keysOfCustomers()).filter(({ columns }) => columns[0] !== 'customer_id')).toMatchObject([
    { table: 'router', name: 'planted' },
  ]);
});
