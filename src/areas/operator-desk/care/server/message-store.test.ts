import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { findFailedMessages, findMessagesTo } from './message-store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it('a customer without addresses has no messages', async () => {
  expect(await findMessagesTo(portal.platform.db, [])).toEqual([]);
});

it.each([
  ['that waits after an attempt', 1, null, ['359888100101']],
  ['that was sent at the second attempt', 1, new Date(), []],
  ['that was never tried', 0, null, []],
])('a message %s is listed as failed: %i, %s, %j', async (_, attempts, sent_at, found) => {
  const { db } = portal.platform;
  await db.deleteFrom('outbox').execute();
  const message = { channel: 'sms', recipient: '359888100101', body: 'x', created_at: new Date() };
  await db
    .insertInto('outbox')
    .values({ ...message, attempts, sent_at })
    .execute();
  expect((await findFailedMessages(db)).map(({ recipient }) => recipient)).toEqual(found);
});
