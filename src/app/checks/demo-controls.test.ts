import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Balance } from '#areas/balance/contract.ts';
import { centsOf } from '#platform/money.ts';
import { georgisCard, georgisNumber } from '#testing/balance.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it('the demo is not reset, nor its clock, if other customers exist', async () => {
  const before = await portal.platform.db
    .insertInto('customer')
    .values({ pid: '9001019999', name: 'Истински', account_type: 'Private', created_at: new Date() })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  await portal.pass(86_400);
  const answer = await portal.browser().call('POST', '/dev/reset');
  expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ ErrorCode: 'EC_Not_Of_The_Demo' })]);
  const found = portal.platform.db.selectFrom('customer').select('name').where('pid', '=', '9001019999');
  expect(await found.executeTakeFirst()).toEqual({ name: 'Истински' });
  expect(portal.platform.clock.now().getTime()).toBeGreaterThan(Date.now() + 86_000_000);
  await portal.platform.db.deleteFrom('customer').where('customer_id', '=', before.customer_id).execute();
});

it('the demo is reset with its clock at the real time', async () => {
  await portal.pass(86_400);
  expect((await portal.browser().call('POST', '/dev/reset')).status).toBe(204);
  expect(portal.platform.clock.now().getTime()).toBeLessThan(Date.now() + 60_000);
  expect((await portal.browser().signIn('maria')).tokens).not.toBeNull();
});

it('moving the clock also runs what is done again and again, such as automatic top-ups', async () => {
  const georgi = await portal.browser().signIn('georgi');
  const read = async (who: Browser) => (await who.call('GET', `/balance/${georgisNumber}`)).body as Balance;
  const automatic = { mode: 'below', below: 5, amount: 10, ceiling: 20, card: georgisCard };
  const set = await georgi.call('PUT', `/balance/${georgisNumber}/auto-top-up`, { body: { automatic } });
  expect(set.status).toBe(204);
  expect(centsOf((await read(georgi)).balance)).toBe(340);
  // First it is announced, then the card is charged.
  for (const advance_seconds of [600, 7200]) {
    await portal.browser().call('POST', '/dev/clock', { body: { advance_seconds } });
  }
  expect(centsOf((await read(await portal.browser().signIn('georgi'))).balance)).toBe(1340);
});
