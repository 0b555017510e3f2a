// Every reading call as one demo user: no answer contains a value that only other accounts have.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { gatherData } from '#areas/profile/export/server/gather-data.ts';
import { exportedTables } from '../server/exported-tables.ts';
import { isOfOperators, isOpen } from '#platform/server/http/desk-operator.ts';
import { callSamples, sendSample } from '#testing/call-samples.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';

const reads = endpoints.filter(({ method, access }) => method === 'GET' && !isOpen(access) && !isOfOperators(access));

let portal: TestPortal;
let maria: Browser;
let foreign: Set<string>;
let own: Set<string>;

beforeAll(async () => {
  portal = await openPortal();
  // All users are signed in, so that other sessions exist.
  for (const who of ['elena', 'georgi', 'pekarna', 'stroy']) await portal.browser().signIn(who);
  maria = await (await portal.browser().signIn('maria')).stepUp();
  ({ foreign, own } = await valuesByOwner());
});
afterAll(() => portal.close());

async function valuesByOwner(): Promise<{ foreign: Set<string>; own: Set<string> }> {
  const { db } = portal.platform;
  const accounts = await db.selectFrom('account').select(['account_id', 'username']).execute();
  const common = await valuesOfEverybody();
  const values = { foreign: new Set<string>(), own: new Set<string>() };
  for (const { account_id, username } of accounts) {
    const side = username === 'maria@demo.abonat.bg' ? values.own : values.foreign;
    for (const value of textsIn(await gatherData(db, exportedTables, account_id)))
      if (!common.has(value)) side.add(value);
  }
  return {
    own: values.own.difference(values.foreign),
    foreign: values.foreign.difference(values.own),
  };
}

/** Shared values, e.g. of the catalogue. */
async function valuesOfEverybody(): Promise<Set<string>> {
  const personal = new Set(exportedTables.map(({ table }) => table));
  const technical = new Set(['outbox', 'single_use_link', 'idempotency', 'site', 'street', 'quarter', 'country']);
  const tables = (await portal.platform.db.introspection.getTables()).filter(
    ({ name, schema }) => schema === 'public' && !personal.has(name) && !technical.has(name),
  );
  const texts = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(each) as row from ${sql.table(name)} as each`.execute(
      portal.platform.db,
    );
    for (const text of textsIn(rows)) texts.add(text);
  }
  return texts;
}

/** Numbers, ids, names and addresses; short words and times identify nobody. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.length > 5 && !/^\d{4}-\d\d-\d\d/.test(data) ? [data] : [];
  if (data === null || typeof data !== 'object') return [];
  return Object.values(data).flatMap(textsIn);
}

it.each(reads)('$name contains no data of other accounts', async (spec) => {
  const { body } = await sendSample(maria, spec, callSamples[spec.name]!(maria));
  expect(textsIn(body).filter((text) => foreign.has(text))).toEqual([]);
});

it('the calls contain values of their own account, and other accounts have as many', async () => {
  const seen = new Set<string>();
  for (const spec of reads) {
    const { body } = await sendSample(maria, spec, callSamples[spec.name]!(maria));
    for (const text of textsIn(body)) if (own.has(text)) seen.add(text);
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(foreign.size).toBeGreaterThan(own.size);
});
