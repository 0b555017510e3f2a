import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/database.ts';
import { addDays, sofiaMoment, sofiaDay, sofiaTime } from '#platform/clock.ts';
import { enqueueMessage, type OutgoingMessage } from '#platform/server/outbox/enqueue-message.ts';
import { deliverAll, readSettings, setHours, takeMessages } from '#testing/notifications.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());
beforeEach(() => portal.platform.pool.query('truncate quiet_hours; delete from outbox'));

const night = { from: '22:00', until: '08:00' };
const today = sofiaDay(new Date());
const at = (time: string) => sofiaMoment(today, time);
const sms = { channel: 'sms', kind: 'usage', recipient: '359888100101', body: 'x' } as const;
const send = (createdAt: Date, message: Partial<OutgoingMessage> = {}) =>
  inTransaction(portal.platform.db, (tx) => enqueueMessage(tx, { ...sms, ...message, createdAt } as OutgoingMessage));
const heldUntil = async () => (await takeMessages(portal)).map(({ held_until }) => held_until);

describe('quiet hours [PK-007]', () => {
  it('are saved, shown and removed', async () => {
    expect((await setHours(maria, night)).status).toBe(204);
    expect(await readSettings(maria)).toMatchObject({ quiet_hours: night });
    expect((await setHours(maria, null)).status).toBe(204);
    expect(await readSettings(maria)).toMatchObject({ quiet_hours: null });
  });

  it('hold an SMS until they end', async () => {
    await setHours(maria, night);
    await send(at('23:30'));
    await send(at('07:59'));
    await send(at('08:00'));
    await send(at('21:59'));
    expect(await heldUntil()).toEqual([sofiaMoment(addDays(today, 1), '08:00'), at('08:00'), null, null]);
  });

  it('hold neither e-mails nor security nor what the user asked for', async () => {
    await setHours(maria, night);
    const { rows } = await portal.platform.pool.query<{ account_id: number }>(
      `select account_id from account where username = 'maria@demo.abonat.bg'`,
    );
    const { account_id: accountId } = rows[0]!;
    await send(at('23:30'), { channel: 'email', recipient: 'maria@demo.abonat.bg', accountId });
    await send(at('23:30'), { kind: 'security' });
    await send(at('23:30'), { kind: 'requested' });
    expect(await heldUntil()).toEqual([null, null, null]);
  });

  it('of others hold nothing', async () => {
    await setHours(await portal.browser().signIn('elena'), night);
    await send(at('23:30'));
    expect(await heldUntil()).toEqual([null]);
  });

  it.each([
    { from: '22:00', until: '22:00' },
    { from: '24:00', until: '08:00' },
    { from: '22:00' },
    { from: '22:00', until: '8:00' },
  ])('like %j are refused', async (hours) => {
    expect((await setHours(maria, hours as typeof night)).status).toBe(400);
    expect(await readSettings(maria)).toMatchObject({ quiet_hours: null });
  });

  it('keep a held message back until the demo clock has passed their end', async () => {
    const now = portal.platform.clock.now();
    await setHours(maria, { from: sofiaTime(now), until: sofiaTime(new Date(now.getTime() - 60_000)) });
    await send(now);
    await deliverAll(portal);
    const unsent = async () => (await portal.platform.pool.query('select from outbox where sent_at is null')).rowCount;
    expect(await unsent()).toBe(1);
    await portal.browser().call('POST', '/dev/clock', { body: { advance_seconds: 86_400 } });
    await deliverAll(portal);
    expect(await unsent()).toBe(0);
  });
});
