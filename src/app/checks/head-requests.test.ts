import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOfOperators } from '#platform/server/http/desk-operator.ts';
import { callSamples } from '#testing/call-samples.ts';
import { openDesk } from '#testing/desk.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';

let portal: TestPortal;
let maria: Browser;
let desk: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
  desk = (await openDesk(portal, 'editor', 'support')).browser;
});
afterAll(() => portal.close());

it('HEAD of every call is refused and changes no row', async () => {
  const before = await digestsOfTables();
  const answers: string[] = [];
  for (const spec of endpoints) {
    const browser = isOfOperators(spec.access) ? desk : maria;
    const { params, query, headers } = callSamples[spec.name]!(browser);
    const path = spec.path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '');
    const { status } = await browser.call('HEAD', path, { ...(query && { query }), ...(headers && { headers }) });
    answers.push(`${spec.name} ${status}`);
  }
  expect(await digestsOfTables()).toEqual(before);
  expect(answers).toEqual(endpoints.map(({ name }) => `${name} 405`));
});

/** A digest of every table. */
async function digestsOfTables(): Promise<Record<string, string>> {
  const { pool } = portal.platform;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(entry::text, '|' order by entry::text), '')) as digest from ${name} as entry`,
    );
    digests[name] = rows[0]!.digest;
  }
  return digests;
}
