import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate, getDialect } from 'kysely-codegen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());

it('the types of the tables are those of the migrated database', async () => {
  const generated = await generate({
    db: database.db,
    dialect: getDialect('postgres'),
    print: true,
  });
  expect(await readFile(join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(generated);
});
