import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';
import { readNumber } from './usage-store.ts';

let maria: UsagePortal;
beforeAll(async () => {
  maria = await openUsage('maria');
});
afterAll(() => maria.close());

it.each([
  ['2026-11-05', '2026-12-04', { from: '2026-11-05', to: '2026-12-04' }],
  ['2026-11-17', '2026-11-17', { from: '2026-11-17', to: '2026-11-17' }],
  ['2026-10-05', '2026-11-16', { from: '2026-11-01', to: '2026-11-30' }],
  ['2026-11-18', '2026-12-17', { from: '2026-11-01', to: '2026-11-30' }],
])('a plan from %s to %s has on 17 November the running period %o [US-003]', async (from, to, period) => {
  const { platform } = maria.portal;
  const change = `update usage_allowance set period_from = $1, period_to = $2 where service_id = $3`;
  await platform.db.executeQuery(CompiledQuery.raw(change, [from, to, using.near]));
  const owner = await platform.db
    .selectFrom('account')
    .select('account_id')
    .where('username', '=', 'maria@demo.abonat.bg')
    .executeTakeFirstOrThrow();
  const number = { reads: platform.reads, accountId: owner.account_id, serviceId: using.near };
  expect(await readNumber(platform, number, '2026-11-17')).toMatchObject({ period });
});
