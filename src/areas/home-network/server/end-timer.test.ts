import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { devices, homes, openHome, said, type HomePortal } from '#testing/home-network.ts';
import { handleEndOfTimers } from './end-timer.ts';

let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
});
afterEach(() => maria.portal.close());

/** Read with a new session, because the first one ends meanwhile. */
const device = async () => (await maria.at('maria')).device();

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await maria.portal.platform.pool.query<Row>(text, values)).rows;

async function routersGuest() {
  const [row] = await rows<{ guest: { IsActive: boolean; WifiPassword: string } }>(
    `select state -> 'Guest' as guest from embedded_router where serial_number = $1`,
    [homes.maria.serial],
  );
  return row!.guest;
}

const setRouter = (set: string, values: unknown[] = []) =>
  rows(`update embedded_router set ${set} where serial_number = '${homes.maria.serial}'`, values);

const day = 86_400;

async function started() {
  expect(said(await maria.ask('guest/start', { Choice: 'three-days' }))).toBe('202');
  await maria.later();
  return routersGuest();
}

describe('the end of a guest network', () => {
  it('comes by itself: the router is off with a new password, although nobody looks [GW-001]', async () => {
    const before = await started();
    await maria.later(2 * day);
    expect(await routersGuest()).toEqual(before);
    await maria.later(day + 3600);
    await maria.later();
    const after = await routersGuest();
    expect(after.IsActive).toBe(false);
    expect(after.WifiPassword).not.toBe(before.WifiPassword);
    await maria.later(60);
    expect(await rows('select from router_timer')).toEqual([]);
    expect(await rows(`select from audit where action = 'router.guest'`)).toHaveLength(2);
  });

  it('that is over is never shown as the future: the network is ending [GW-001]', async () => {
    await started();
    expect((await device()).Guest).toMatchObject({ Choice: 'three-days', IsEnding: false });
    await maria.portal.pass(4 * day);
    expect((await device()).Guest).toMatchObject({ IsActive: true, EndsAt: null, IsEnding: true });
    await maria.later();
    expect((await device()).Guest).toMatchObject({ IsActive: false, IsPending: true, IsEnding: true });
    await maria.later();
    expect((await device()).Guest).toMatchObject({ IsActive: false, IsPending: false, IsEnding: false, Choice: null });
  });

  it('of a pause that is over is never shown as the future [GW-002]', async () => {
    const paused = async () => (await device()).HomeDevices.find(({ Mac }) => Mac === devices.console);
    await maria.ask('devices/internet', { Mac: devices.console, Choice: 'hour' });
    await maria.later();
    expect(await paused()).toMatchObject({ Internet: 'paused', PausedUntil: expect.any(String) as string });
    await maria.portal.pass(3601);
    expect(await paused()).toMatchObject({ Internet: 'paused', PausedUntil: null });
  });

  it('waits for a router that is off, and happens when it is back [GW-001]', async () => {
    const before = await started();
    const back = new Date(maria.portal.platform.clock.now().getTime() + 5 * day * 1000);
    await setRouter('offline_until = $1', [back]);
    for (let hour = 0; hour < 4; hour++) await maria.later(day);
    expect(await routersGuest()).toEqual(before);
    expect((await device()).Guest).toMatchObject({ IsActive: false, IsPending: true });
    await maria.later(day + 3600);
    await maria.later(60);
    const after = await routersGuest();
    expect([after.IsActive, after.WifiPassword === before.WifiPassword]).toEqual([false, false]);
  });

  it('that the router refuses is ordered again until it is done [GW-001]', async () => {
    await started();
    await setRouter('refuses_changes = true');
    await maria.later(3 * day + 3600);
    await maria.later(60);
    await maria.later();
    expect(await routersGuest()).toMatchObject({ IsActive: true });
    expect((await device()).Guest).toMatchObject({ IsActive: true });
    await setRouter('refuses_changes = false');
    for (let retry = 0; retry < 3; retry++) await maria.later(3600);
    expect(await routersGuest()).toMatchObject({ IsActive: false });
    await maria.later(3600);
    expect(await rows('select from router_timer')).toEqual([]);
  });

  it('comes at its very moment [GW-001]', async () => {
    await started();
    const [timer] = await rows<{ customer_id: number; service_id: string; timer_id: string; ends_at: Date }>(
      'select customer_id, service_id, timer_id, ends_at from router_timer',
    );
    const { customer_id: customerId, service_id: serviceId, timer_id: timerId, ends_at } = timer!;
    const { platform } = maria.portal;
    const runAt = (at: Date) =>
      handleEndOfTimers({ ...platform, clock: { now: () => at } }).run({ customerId, serviceId, timerId }, 'one');
    await runAt(new Date(ends_at.getTime() - 1));
    expect(await rows(`select from router_request where state = 'accepted'`)).toEqual([]);
    await runAt(ends_at);
    expect(await rows(`select from router_request where state = 'accepted'`)).toHaveLength(1);
  });

  it('is ordered once, although its job runs twice or was killed [GW-001]', async () => {
    await started();
    const [timer] = await rows<{ customer_id: number; service_id: string; timer_id: string }>(
      'select customer_id, service_id, timer_id from router_timer',
    );
    const job = { customerId: timer!.customer_id, serviceId: timer!.service_id, timerId: timer!.timer_id };
    await maria.portal.pass(3 * day + 3600);
    const { run } = handleEndOfTimers(maria.portal.platform);
    await Promise.all([run(job, 'one'), run(job, 'two'), run(job, 'three')]);
    expect(await rows(`select from router_request where state = 'accepted'`)).toHaveLength(1);
  });

  it('does nothing for a timer that the user replaced, or before its time', async () => {
    await started();
    await maria.ask('guest/start', { Choice: 'always' });
    await maria.later(5 * day);
    expect(await routersGuest()).toMatchObject({ IsActive: true });
  });
});

describe('the end of a pause', () => {
  it('gives the internet back after an hour, although nobody looks [GW-002]', async () => {
    expect(said(await maria.ask('devices/internet', { Mac: devices.console, Choice: 'hour' }))).toBe('202');
    await maria.later(3590);
    expect((await device()).HomeDevices.find(({ Mac }) => Mac === devices.console)?.Internet).toBe('paused');
    await maria.later(20);
    await maria.later();
    const found = (await device()).HomeDevices.find(({ Mac }) => Mac === devices.console);
    expect(found).toMatchObject({ Internet: 'on', PausedUntil: null, IsPending: false });
    await maria.later(60);
    expect(await rows('select from router_timer')).toEqual([]);
  });
});
