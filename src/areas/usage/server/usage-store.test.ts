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
  const change = `update usage_allowance set period_from = $1, period_to = $2 where service_id = $3 returning customer_id`;
  const { rows } = await platform.db.executeQuery<{ customer_id: number }>(
    CompiledQuery.raw(change, [from, to, using.near]),
  );
  const service = { customerId: rows[0]!.customer_id, serviceId: using.near };
  expect((await readNumber(platform, service, '2026-11-17')).period).toEqual(period);
});
