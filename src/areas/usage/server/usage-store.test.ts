import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';
import { readNumber } from './usage-store.ts';

let maria: UsagePortal;
beforeAll(async () => {
  maria = await openUsage('maria');
});
afterAll(() => maria.close());

const change = (text: string, ...values: string[]) =>
  maria.portal.platform.db.executeQuery(CompiledQuery.raw(text, values));

async function periodOn17November() {
  const { platform } = maria.portal;
  const owner = await platform.db
    .selectFrom('account')
    .select('account_id')
    .where('username', '=', 'maria@demo.abonat.bg')
    .executeTakeFirstOrThrow();
  const number = { reads: platform.reads, accountId: owner.account_id, serviceId: using.near };
  return (await readNumber(platform, number, '2026-11-17'))?.period;
}

const setPeriod = 'update usage_allowance set period_from = $1, period_to = $2 where service_id = $3';

it.each([
  ['2026-11-05', '2026-12-04', { from: '2026-11-05', to: '2026-12-04' }],
  ['2026-11-17', '2026-11-17', { from: '2026-11-17', to: '2026-11-17' }],
  ['2026-10-05', '2026-11-16', { from: '2026-11-01', to: '2026-11-30' }],
  ['2026-11-18', '2026-12-17', { from: '2026-11-01', to: '2026-11-30' }],
])('a plan from %s to %s has on 17 November the running period %o [US-003]', async (from, to, period) => {
  await change(setPeriod, from, to, using.near);
  expect(await periodOn17November()).toEqual(period);
});

it('the running period is that of the plan, not that of an extra before it in the list [US-003]', async () => {
  await change(setPeriod, '2026-11-05', '2026-12-04', using.near);
  const columns = 'customer_id, service_id, kind, zone, name_bg, name_en, limit_amount, used_amount, measured_at';
  await change(
    `insert into usage_allowance (allowance_id, source, period_from, period_to, ${columns})
      select '0-EXTRA', 'extra', '2026-11-10', '2026-11-20', ${columns} from usage_allowance
      where service_id = $1 and source = 'plan' limit 1`,
    using.near,
  );
  expect(await periodOn17November()).toEqual({ from: '2026-11-05', to: '2026-12-04' });
});
