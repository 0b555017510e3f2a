import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openPushPortal,
  sendOneToTry,
  setHours,
  startPush,
  switchTo,
  takeMessages,
  type PushPortal,
} from '#testing/notifications.ts';
import type { Browser } from '#testing/portal.ts';

let at: PushPortal;
let maria: Browser;
beforeAll(async () => {
  at = await openPushPortal();
  maria = await at.portal.browser().signIn('maria');
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.portal.platform.pool.query('truncate notification_setting, quiet_hours, push_subscription, rate_limit');
  await takeMessages(at.portal);
});

it('a test message goes to the own e-mail, number and browsers, at once and whatever is off [PK-007]', async () => {
  await startPush(maria, at.service.subscribe());
  await startPush(await at.portal.browser().signIn('elena'), at.service.subscribe());
  await setHours(maria, { from: '00:00', until: '23:59' });
  await switchTo(maria, 'bills', 'email', false);
  for (const channel of ['email', 'sms', 'push']) expect((await sendOneToTry(maria, channel)).status).toBe(202);
  const messages = await takeMessages(at.portal);
  expect(messages.map(({ channel }) => channel)).toEqual(['email', 'sms', 'push']);
  expect(messages.map(({ recipient }) => recipient).slice(0, 2)).toEqual(['maria@demo.abonat.bg', '359888100101']);
  expect(messages.every(({ held_until }) => held_until === null)).toBe(true);
});

it('push without a browser is refused, and so is SMS without an own mobile number', async () => {
  expect((await sendOneToTry(maria, 'push')).body).toMatchObject({ ErrorCode: 'EC_Push_Unavailable' });
  const ivan = await at.portal.browser().signIn('ivan');
  expect((await sendOneToTry(ivan, 'sms')).body).toMatchObject({ ErrorCode: 'EC_Phone_Is_Not_Eligible' });
  expect((await sendOneToTry(maria, 'bell')).status).toBe(400);
});

it('five an hour are sent, also with parallel requests', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => sendOneToTry(maria, 'email')));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(5);
  expect(replies.find(({ status }) => status === 429)?.body).toMatchObject({ ErrorCode: 'EC_Too_Many_Requests' });
  expect(await takeMessages(at.portal)).toHaveLength(5);
});
