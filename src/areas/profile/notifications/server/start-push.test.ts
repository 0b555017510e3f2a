import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAttention } from '#platform/server/attention.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { createChannels } from '#platform/server/outbox/create-channels.ts';
import { deliver } from '#platform/server/outbox/deliver.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import {
  deliverAll,
  openPushPortal,
  readSettings,
  setHours,
  startPush,
  switchTo,
  takeMessages,
  type PushPortal,
} from '#testing/notifications.ts';
import { pushSubscription } from '#testing/notification-samples.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPortal, type Browser } from '#testing/portal.ts';

let at: PushPortal;
let maria: Browser;
let service: { customerId: number; serviceId: string };
beforeAll(async () => {
  at = await openPushPortal();
  maria = await at.portal.browser().signIn('maria');
  const { rows } = await at.portal.platform.pool.query<{ customer_id: number }>(
    `select customer_id from service where service_id = '359888100101'`,
  );
  service = { customerId: rows[0]!.customer_id, serviceId: '359888100101' };
});
afterAll(() => at.close());
beforeEach(async () => {
  at.service.answerWith(201);
  (at.service.received as unknown[]).length = 0;
  await at.portal.platform.pool.query(
    'truncate notification_setting, quiet_hours, push_subscription; delete from outbox; delete from attention',
  );
});

const now = () => at.portal.platform.clock.now();
const write = (kind: 'usage' | 'bills' | 'security' | 'requested' = 'usage', createdAt = now()) =>
  inTransaction(at.portal.platform.db, (tx) =>
    enqueueMessage(tx, { channel: 'sms', kind, recipient: service.serviceId, body: 'Остават 2 GB', createdAt }),
  );
const warn = (subject = 'a') =>
  inTransaction(at.portal.platform.db, (tx) =>
    saveAttention(tx, { ...service, kind: 'allowance-near', subject, dueOn: null, properties: {}, now: now() }),
  );
const pushes = async () => (await takeMessages(at.portal)).filter(({ channel }) => channel === 'push');
const subscriptions = async () =>
  (await at.portal.platform.pool.query('select account_id from push_subscription')).rowCount;

describe('push messages [PK-006]', () => {
  it('arrive encrypted at the browser that asked for them, signed by the portal', async () => {
    const subscription = at.service.subscribe();
    expect((await startPush(maria, subscription)).status).toBe(204);
    await write();
    await deliverAll(at.portal);
    expect(at.service.received).toHaveLength(1);
    const [{ headers, endpoint, payload }] = at.service.received as [(typeof at.service.received)[0]];
    expect(endpoint).toBe(subscription.endpoint);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers['authorization']).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    expect(payload).toEqual({
      title: 'Abonat',
      body: 'Новина за потреблението на твой номер.',
      tag: 'usage',
      path: '/my-a1/usage',
    });
  });

  it('contain nothing personal: no number, amount, name or text of the message', async () => {
    await startPush(maria, at.service.subscribe());
    for (const kind of ['usage', 'bills'] as const) await write(kind);
    await warn();
    await deliverAll(at.portal);
    const shown = at.service.received.map(({ payload }) => `${payload.title} ${payload.body} ${payload.path}`).join();
    expect(shown).not.toMatch(/\d{3}|GB|Мария|Иванова|0888|@/);
  });

  it('come once for one event, whatever else it writes', async () => {
    await startPush(maria, at.service.subscribe());
    const moment = now();
    await write('usage', moment);
    await write('usage', moment);
    await inTransaction(at.portal.platform.db, (tx) =>
      saveAttention(tx, { ...service, kind: 'allowance-near', subject: 'x', dueOn: null, properties: {}, now: moment }),
    );
    expect(await pushes()).toHaveLength(1);
  });

  it('come for a task that begins, not for one that is updated', async () => {
    await startPush(maria, at.service.subscribe());
    await warn();
    expect(await pushes()).toHaveLength(1);
    await warn();
    expect(await pushes()).toHaveLength(0);
  });

  it('follow the matrix, and wait for the end of quiet hours unless they are about security', async () => {
    await startPush(maria, at.service.subscribe());
    await switchTo(maria, 'usage', 'push', false);
    await write('usage');
    expect(await pushes()).toHaveLength(0);
    await switchTo(maria, 'usage', 'push', true);
    await switchTo(maria, 'usage', 'sms', false);
    await write('usage');
    expect(await takeMessages(at.portal)).toMatchObject([{ channel: 'push' }]);
    await setHours(maria, { from: '22:00', until: '08:00' });
    const night = new Date('2026-11-17T21:00:00Z');
    await write('usage', night);
    expect((await pushes())[0]?.held_until).toEqual(new Date('2026-11-18T06:00:00Z'));
    await inTransaction(at.portal.platform.db, async (tx) => {
      const { account_id: accountId } = await tx
        .selectFrom('account')
        .select('account_id')
        .where('username', '=', 'maria@demo.abonat.bg')
        .executeTakeFirstOrThrow();
      const text = { channel: 'email', recipient: 'x@y.bg', body: 'x', createdAt: night } as const;
      await enqueueMessage(tx, { ...text, kind: 'security', accountId });
    });
    expect((await pushes())[0]?.held_until).toBeNull();
  });

  it('are not sent for what the user asked for', async () => {
    await startPush(maria, at.service.subscribe());
    await write('requested');
    expect(await pushes()).toHaveLength(0);
  });

  it('end with the session, also those already written', async () => {
    const other = await at.portal.browser().signIn('maria');
    await startPush(other, at.service.subscribe());
    await write();
    await other.call('DELETE', '/account/auth/user-authentication', { query: { id: other.sessionId! } });
    await deliverAll(at.portal);
    expect(at.service.received).toHaveLength(0);
    await takeMessages(at.portal);
    await write();
    expect(await pushes()).toHaveLength(0);
  });

  it.each([
    ['was not used for 30 days', `last_seen_at = now() - interval '31 days'`],
    ['has reached its absolute end', `created_at = now() - interval '31 days'`],
  ])('end when the session %s, and the subscription with them', async (_, change) => {
    const other = await at.portal.browser().signIn('maria');
    await startPush(other, at.service.subscribe());
    await write();
    await at.portal.platform.pool.query(`update session set ${change} where session_id = $1`, [other.sessionId]);
    expect(await readSettings(maria)).toMatchObject({ push: { browsers: 0 } });
    await deliverAll(at.portal);
    expect(at.service.received).toHaveLength(0);
    expect(await subscriptions()).toBe(0);
  });

  it('are not written for a session that was not used for 30 days', async () => {
    const other = await at.portal.browser().signIn('maria');
    await startPush(other, at.service.subscribe());
    await at.portal.platform.pool.query(
      `update session set last_seen_at = now() - interval '31 days' where session_id = $1`,
      [other.sessionId],
    );
    await write();
    expect(await pushes()).toHaveLength(0);
  });
});

const failed = async () =>
  (await at.portal.platform.pool.query(`select from outbox where channel = 'push' and given_up_at is not null`))
    .rowCount;

describe('a subscription [PK-006]', () => {
  it.each([404, 410])('is removed when the push service answers %i', async (status) => {
    await startPush(maria, at.service.subscribe());
    at.service.answerWith(status);
    await write();
    await deliverAll(at.portal);
    expect(await subscriptions()).toBe(0);
    expect(await failed()).toBe(0);
    expect(await readSettings(maria)).toMatchObject({ push: { is_on_here: false, browsers: 0 } });
  });

  it('ends with the key of the portal that it was made for', async () => {
    await startPush(maria, at.service.subscribe());
    await write();
    const push = at.portal.platform.push!;
    const { pushKey } = push;
    const { privateKey, publicKey } = webPush.generateVAPIDKeys();
    push.pushKey = { privateKey, publicKey };
    expect(await readSettings(maria)).toMatchObject({ push: { is_on_here: false, browsers: 0 } });
    await deliverAll(at.portal);
    push.pushKey = pushKey;
    expect(at.service.received).toHaveLength(0);
    expect(await subscriptions()).toBe(0);
    expect(await failed()).toBe(0);
  });

  it('of a portal that no longer offers push messages is no failure', async () => {
    await startPush(maria, at.service.subscribe());
    await write();
    const { db, clock, keys, configuration } = at.portal.platform;
    const channels = createChannels(configuration, { db, clock, storageKey: keys.storage, push: null });
    await deliver({ db, clock, channels, key: keys.storage, keepTexts: true });
    expect(await failed()).toBe(0);
    expect(await pushes()).toHaveLength(0);
  });

  it('has not sent a message that the push service answers with a redirect', async () => {
    await startPush(maria, at.service.subscribe());
    at.service.answerWith(300);
    await write();
    await deliverAll(at.portal);
    expect(await failed()).toBe(1);
  });

  it.each([429, 500, 503])('stays when the push service answers %i, and the message is sent again', async (status) => {
    await startPush(maria, at.service.subscribe());
    at.service.answerWith(status);
    await write();
    await deliverAll(at.portal);
    expect(await subscriptions()).toBe(1);
    at.service.answerWith(201);
    await at.portal.platform.pool.query('update outbox set next_attempt_at = now()');
    await deliverAll(at.portal);
    expect(at.service.received).toHaveLength(1);
  });

  it('belongs to one account: the next user of the browser takes it over', async () => {
    const subscription = at.service.subscribe();
    await startPush(maria, subscription);
    await startPush(await at.portal.browser().signIn('elena'), subscription);
    expect(await subscriptions()).toBe(1);
    await write();
    expect(await pushes()).toHaveLength(0);
  });

  it('is one per session: a new one replaces it', async () => {
    await startPush(maria, at.service.subscribe());
    await startPush(maria, at.service.subscribe());
    expect(await subscriptions()).toBe(1);
  });

  it('stores its address encrypted', async () => {
    const { endpoint, auth } = at.service.subscribe();
    await startPush(maria, { ...at.service.subscribe(), endpoint, auth });
    const { rows } = await at.portal.platform.pool.query(
      'select push_subscription::text as row from push_subscription',
    );
    const { row } = rows[0] as { row: string };
    expect(row).not.toContain(endpoint);
    expect(row).not.toContain(auth);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'https://127.0.0.1/',
    'http://localhost:3000/api',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user:secret@fcm.googleapis.com/x',
    'file:///etc/passwd',
    'gopher://fcm.googleapis.com/x',
    'not an address',
  ])('at %s is refused: the portal would call it', async (endpoint) => {
    const { status, body } = await startPush(maria, { ...at.service.subscribe(), endpoint });
    expect({ status, body }).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Push_Not_Accepted' } });
    expect(await subscriptions()).toBe(0);
  });

  it('whose host is no longer allowed is not called', async () => {
    await startPush(maria, at.service.subscribe());
    await write();
    const { push } = at.portal.platform;
    const { hosts } = push!.settings;
    Object.assign(push!.settings, { hosts: ['fcm.googleapis.com'] });
    await deliverAll(at.portal);
    Object.assign(push!.settings, { hosts });
    expect(at.service.received).toHaveLength(0);
  });

  it.each([
    { p256dh: 'A'.repeat(87) },
    { auth: 'AAAA' },
    { p256dh: '' },
    { p256dh: `B${'_'.repeat(86)}` },
    { endpoint: '' },
    { endpoint: `http://127.0.0.1/${'x'.repeat(2000)}` },
  ])('with the wrong part %# is refused', async (part) => {
    expect((await startPush(maria, { ...at.service.subscribe(), ...part })).status).toBe(400);
    expect(await subscriptions()).toBe(0);
  });
});

it('known push services are accepted by default', async () => {
  const portal = await openPortal();
  const browser = await portal.browser().signIn('maria');
  for (const endpoint of [
    pushSubscription.endpoint,
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ]) {
    expect((await startPush(browser, { ...pushSubscription, endpoint })).status).toBe(204);
  }
  await portal.close();
});

it('push messages cannot be asked for where the operator has not set them up', async () => {
  const portal = await openPortal();
  Object.assign(portal.platform, { push: null });
  const browser = await portal.browser().signIn('maria');
  expect(outcomeOf(await startPush(browser, pushSubscription))).toBe('409 EC_Push_Unavailable');
  await portal.close();
});
