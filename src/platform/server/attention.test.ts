import { afterAll, beforeAll, expect, it } from 'vitest';
import { attentionKinds } from '#platform/attention-kinds.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());

it('the database accepts exactly the kinds of pending tasks that the portal knows', async () => {
  const { rows } = await database.pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'attention_kind_check'`,
  );
  const accepted = Array.from(rows[0]?.definition.matchAll(/'([^']+)'/g) ?? [], ([, kind]) => kind);
  expect(new Set(accepted)).toEqual(new Set(attentionKinds));
});
