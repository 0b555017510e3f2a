import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';

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
