import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { channelsOfKind, notificationChannels, notificationKinds } from '#platform/notifications.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { enqueueMessage, type OutgoingMessage } from '#platform/server/outbox/enqueue-message.ts';
import { auditOf } from '#testing/audit-of.ts';
import { readSettings, switchTo, takeMessages } from '#testing/notifications.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
let accountId: number;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
  const { rows } = await portal.platform.pool.query<{ account_id: number }>(
    `select account_id from account where username = 'maria@demo.abonat.bg'`,
  );
  accountId = rows[0]!.account_id;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.platform.pool.query('truncate notification_setting, quiet_hours; delete from outbox');
});

type Settings = { kinds: { kind: string; settings: { channel: string; is_on: boolean; is_fixed: boolean }[] }[] };
const settings = async () => (await readSettings(maria)) as Settings;
const send = (message: Omit<OutgoingMessage, 'body' | 'createdAt'>) =>
  inTransaction(portal.platform.db, (tx) =>
    enqueueMessage(tx, { ...message, body: 'x', createdAt: portal.platform.clock.now() } as OutgoingMessage),
  );
const channelsOf = async () => (await takeMessages(portal)).map(({ channel }) => channel);

const number = '359888100101';
const email = 'maria@demo.abonat.bg';

it('the matrix has every kind with the channels it uses; only security is fixed, and only offers are off [PK-007]', async () => {
  const { kinds } = await settings();
  expect(kinds.map(({ kind }) => kind)).toEqual(notificationKinds);
  for (const { kind, settings: cells } of kinds) {
    expect(cells).toEqual(
      channelsOfKind[kind as 'bills'].map((channel) => ({
        channel,
        is_on: kind !== 'offers',
        is_fixed: kind === 'security',
      })),
    );
  }
});

it('a kind that is off in a channel is not sent there, and in others it is [PK-007]', async () => {
  expect((await switchTo(maria, 'usage', 'sms', false)).status).toBe(204);
  await send({ channel: 'sms', kind: 'usage', recipient: number });
  await send({ channel: 'email', kind: 'usage', recipient: email, accountId });
  await send({ channel: 'sms', kind: 'services', recipient: number });
  expect(await channelsOf()).toEqual(['email', 'sms']);
  await switchTo(maria, 'usage', 'sms', true);
  await send({ channel: 'sms', kind: 'usage', recipient: number });
  expect(await channelsOf()).toEqual(['sms']);
  expect(await auditOf(portal, 'notifications.switch-on')).toEqual([{ subject: 'usage sms', facts: {} }]);
});

it('settings of others do not matter [PK-007]', async () => {
  const elena = await portal.browser().signIn('elena');
  await switchTo(elena, 'usage', 'sms', false);
  await switchTo(elena, 'bills', 'email', false);
  await send({ channel: 'sms', kind: 'usage', recipient: number });
  await send({ channel: 'email', kind: 'bills', recipient: email, accountId });
  expect(await channelsOf()).toEqual(['sms', 'email']);
});

it('what the user asked for is sent whatever is off, and marketing only after opting in', async () => {
  for (const [kind, channel] of [
    ['usage', 'sms'],
    ['bills', 'email'],
  ] as const)
    await switchTo(maria, kind, channel, false);
  await send({ channel: 'sms', kind: 'requested', recipient: number });
  await send({ channel: 'sms', kind: 'offers', recipient: number });
  expect(await channelsOf()).toEqual(['sms']);
  await switchTo(maria, 'offers', 'sms', true);
  await send({ channel: 'sms', kind: 'offers', recipient: number });
  expect(await channelsOf()).toEqual(['sms']);
});

it.each(notificationChannels)('security cannot be switched off: %s [PK-007]', async (channel) => {
  const { status, body } = await switchTo(maria, 'security', channel, false);
  expect({ status, body }).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Notification_Fixed' } });
  expect((await portal.platform.pool.query('select from notification_setting')).rowCount).toBe(0);
});

it('a channel without messages of the kind is refused', async () => {
  expect((await switchTo(maria, 'support', 'sms', false)).body).toMatchObject({ ErrorCode: 'EC_Notification_Fixed' });
  expect((await switchTo(maria, 'gossip', 'sms', false)).status).toBe(400);
});

it('a kind that is off in the bell stays at home, marked [PK-007]', async () => {
  const read = async () => {
    const { attention } = (await maria.call('GET', '/home/overview')).body as {
      attention: { kind: string; in_bell: boolean }[];
    };
    return attention;
  };
  const before = await read();
  expect(before.every(({ in_bell }) => in_bell)).toBe(true);
  await switchTo(maria, 'documents', 'bell', false);
  const after = await read();
  expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
  expect(after.filter(({ in_bell }) => !in_bell).map(({ kind }) => kind)).toEqual(
    before.map(({ kind }) => kind).filter((kind) => kind === 'document-to-sign'),
  );
  expect(after.some(({ in_bell }) => !in_bell)).toBe(true);
});

it('a subscription to a type switches its messages, and keeps channels chosen before [PK-007]', async () => {
  const subscribe = (what: string) =>
    maria.call('POST', `/mobile-integration/notifications/${what}`, { body: { notification_type_id: 1 } });
  await switchTo(maria, 'usage', 'sms', false);
  await subscribe('subscribe');
  await send({ channel: 'sms', kind: 'usage', recipient: number });
  expect(await channelsOf()).toEqual([]);
  await subscribe('unsubscribe');
  await send({ channel: 'email', kind: 'bills', recipient: email, accountId });
  await send({ channel: 'email', kind: 'security', recipient: email, accountId });
  expect(await takeMessages(portal)).toHaveLength(1);
  await subscribe('subscribe');
  await send({ channel: 'sms', kind: 'usage', recipient: number });
  expect(await channelsOf()).toEqual(['sms']);
});
