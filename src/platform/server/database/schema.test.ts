import { generate, getDialect } from 'kysely-codegen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());

// After a new migration, `vitest run --update` on this file regenerates the types.
it('the table types match the migrated database', async () => {
  const generated = await generate({
    db: database.db,
    dialect: getDialect('postgres', { dateParser: 'string' }),
    excludePattern: 'migration',
    typeMapping: { int8: 'number' },
  });
  await expect(generated).toMatchFileSnapshot('schema.ts');
});
