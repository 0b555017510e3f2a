import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings, switchTo } from '#testing/notifications.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';

let maria: UsagePortal;
beforeAll(async () => {
  maria = await openUsage('maria');
});
afterAll(() => maria.close());

const valid = { amounts: [20], by_sms: true, by_email: false };
const change = (body: object, msisdn: string = using.near) =>
  maria.who.call('PUT', `/usage/${msisdn}/alerts`, { body });

it('the owner chooses amounts and channels [US-008, US-011]', async () => {
  expect(outcomeOf(await change({ amounts: [50, 20], by_sms: false, by_email: true }))).toBe('204');
  expect((await maria.usage(using.near)).alerts).toEqual({ amounts: [20, 50], by_sms: false, by_email: true });
});

it('a chosen channel is switched on in the notification settings, another one stays as it is [US-008, PK-007]', async () => {
  for (const channel of ['sms', 'email']) await switchTo(maria.who, 'usage', channel, false);
  await change({ ...valid, by_sms: true, by_email: false });
  const { kinds } = (await readSettings(maria.who)) as { kinds: { kind: string; settings: object[] }[] };
  const { settings } = kinds.find(({ kind }) => kind === 'usage')!;
  expect(settings).toContainEqual({ channel: 'sms', is_on: true, is_fixed: false });
  expect(settings).toContainEqual({ channel: 'email', is_on: false, is_fixed: false });
});

it('an amount that is already reached notifies nobody [US-008]', async () => {
  await change({ ...valid, amounts: [1] }, using.ended);
  await maria.loadCost(using.ended, 100);
  await maria.pass(1);
  expect(await maria.messages(using.ended)).toEqual([]);
});

it.each([
  ['half a euro', { ...valid, amounts: [0.5] }],
  ['nothing', { ...valid, amounts: [0] }],
  ['too much', { ...valid, amounts: [1001] }],
  ['too many amounts', { ...valid, amounts: [1, 2, 3, 4] }],
  ['an amount twice', { ...valid, amounts: [5, 5] }],
  ['no channels', { amounts: [5] }],
])('%s is refused and changes nothing [US-008]', async (_, body) => {
  const before = (await maria.usage(using.near)).alerts;
  expect(outcomeOf(await change(body))).toBe('400 EC_Invalid_Request');
  expect((await maria.usage(using.near)).alerts).toEqual(before);
});

it('numbers that are not mobile, foreign or only used are refused [US-010, US-014]', async () => {
  const ivan = await maria.portal.browser().signIn('ivan');
  expect(outcomeOf(await change(valid, using.television))).toBe('400 EC_Usage_Not_Mobile');
  expect(outcomeOf(await change(valid, using.company))).toBe('403 EC_User_Not_Authoried');
  const reply = await ivan.call('PUT', `/usage/${using.company}/alerts`, { body: valid });
  expect(outcomeOf(reply)).toBe('403 EC_Unavailable_For_Business');
});
