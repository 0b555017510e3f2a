import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { createStatementNames } from './preparing-client.ts';

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase(1);
  await database.pool.query('create table fruit (name text)');
  await database.pool.query(`insert into fruit values ('quince'), ('medlar')`);
});
afterAll(() => database.remove());

async function prepared(): Promise<string[]> {
  const { rows } = await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

it('prepares a statement at its third use, with the same result', async () => {
  const text = 'select name from fruit where name = $1';
  const read = async (name: string) => (await database.pool.query(text, [name])).rows;
  expect(await read('quince')).toEqual([{ name: 'quince' }]);
  expect(await read('rowan')).toEqual([]);
  expect(await prepared()).toEqual([]);
  expect(await read('medlar')).toEqual([{ name: 'medlar' }]);
  expect(await read('quince')).toEqual([{ name: 'quince' }]);
  expect(await prepared()).toEqual([text]);
});

it('still reads all columns of a table after a migration adds one', async () => {
  const fruit = () => database.pool.query(`select * from fruit where name > $1`, ['n']);
  for (let i = 0; i < 4; i++) expect((await fruit()).rows).toEqual([{ name: 'quince' }]);
  await database.pool.query(`alter table fruit add column ripe boolean not null default true`);
  expect((await fruit()).rows).toEqual([{ name: 'quince', ripe: true }]);
});

it('reports a wrong statement in the same way every time', async () => {
  for (let i = 0; i < 4; i++) {
    await expect(database.pool.query('select 1 / $1::int as n', [0])).rejects.toThrow('division by zero');
  }
  expect((await database.pool.query('select 1 / $1::int as n', [1])).rows).toEqual([{ n: 1 }]);
});

it('names only as many statements as a connection may prepare', () => {
  const nameOf = createStatementNames();
  const often = (text: string) => [nameOf(text), nameOf(text), nameOf(text)].at(-1);
  const names = Array.from({ length: 400 }, (_, i) => often(`select ${i}`));
  expect(new Set(names.slice(0, 300)).size).toBe(300);
  expect(names.slice(300)).toEqual(Array.from({ length: 100 }, () => undefined));
  expect(often('select 7')).toBe(names[7]);
});
