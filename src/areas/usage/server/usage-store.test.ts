import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';
import { findMailedOwner } from './notice-store.ts';
import { isKept } from './refresh-store.ts';
import { findDays, readNumber } from './usage-store.ts';

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

it('the days are those of the period only', async () => {
  const { db } = maria.portal.platform;
  const { customer_id, day } = await db
    .selectFrom('usage_day')
    .select(['customer_id', 'day'])
    .where('service_id', '=', using.near)
    .orderBy('day')
    .offset(1)
    .executeTakeFirstOrThrow();
  const number = { customerId: customer_id, serviceId: using.near };
  const days = await findDays(db, number, { from: day, to: day });
  expect(new Set(days.map((row) => row.day))).toEqual(new Set([day]));
});

describe('the owner who gets e-mails', () => {
  const owner = async () => {
    const { db } = maria.portal.platform;
    const { customer_id: customerId } = await db
      .selectFrom('service')
      .select('customer_id')
      .where('service_id', '=', using.company)
      .executeTakeFirstOrThrow();
    const key = { customerId, serviceId: using.company };
    return db.transaction().execute(async (tx) => (await findMailedOwner(tx, key))?.recipient);
  };

  it('is not a user of the number, and not a closed account', async () => {
    const accounts = 'select account_id from account_service where service_id = $1';
    expect(await owner()).toBe('pekarna@demo.abonat.bg');
    await change(`update account set deactivated_at = now() where account_id in (${accounts})`, using.company);
    expect(await owner()).toBeUndefined();
    await change(`update account set deactivated_at = null where account_id in (${accounts})`, using.company);
    await change('update account_service set is_owner = false where service_id = $1', using.company);
    expect(await owner()).toBeUndefined();
  });
});

const now = new Date('2026-11-17T10:00:00Z');
it.each([
  [null, false],
  ['2026-11-17T09:59:00.000Z', false],
  ['2026-11-17T09:59:00.001Z', true],
  ['2026-11-17T10:00:00.000Z', true],
  ['2026-11-17T10:00:00.001Z', false],
])('an answer of the usage source of %s is kept for a minute: %s', (askedAt, isStill) => {
  expect(isKept(askedAt === null ? null : new Date(askedAt), now)).toBe(isStill);
});
