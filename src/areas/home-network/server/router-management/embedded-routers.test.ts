import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homes } from '#testing/home-network.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { embeddedRouters } from './embedded-routers.ts';
import type { RouterChange } from './router-management.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openPortal();
});
afterEach(() => portal.close());

const { serial } = homes.maria;
const now = new Date('2026-11-17T10:00:00Z');
const startsUntil = new Date(now.getTime() + 20_000);
const after = (ms: number) => new Date(now.getTime() + ms);

async function routerOffUntil(until: Date | null) {
  const { db } = portal.platform;
  const routers = db.updateTable('embedded_router').set({ offline_until: until });
  await routers.where('serial_number', '=', serial).execute();
  return embeddedRouters(db, { now: () => now });
}
const storedRouter = () =>
  portal.platform.db
    .selectFrom('embedded_router')
    .select(['offline_until', 'state'])
    .where('serial_number', '=', serial)
    .executeTakeFirstOrThrow();

const order = (change: RouterChange, more: { requestedAt?: Date; isRetry?: boolean } = {}) => ({
  requestId: 'a',
  serialNumber: serial,
  change,
  tasks: [],
  requestedAt: now,
  isRetry: false,
  ...more,
});

it.each([
  [null, true],
  [after(-1), true],
  [now, true],
  [after(1), false],
])('a router that is off until %s is on: %s', async (until, isOnline) => {
  expect(await (await routerOffUntil(until)).read(serial)).toMatchObject({ isOnline });
});

it('a router that starts again at this moment gets its change', async () => {
  const routers = await routerOffUntil(now);
  const dmz = { DmzEnabled: true, DmzHost: '192.168.1.20' };
  expect(await routers.apply(order({ kind: 'dmz', dmz }))).toEqual({ state: 'applied' });
  expect((await storedRouter()).state).toMatchObject({ Dmz: dmz });
});

describe('a restart', () => {
  it.each([
    ['that has begun since it was asked', after(5000), after(5000)],
    ['that was never begun', null, startsUntil],
    ['before which another one ended', after(-1000), startsUntil],
    ['at the moment another one ended', now, startsUntil],
  ])('%s is not repeated by a retry, and otherwise made: %s, %s', async (_, until, then) => {
    const routers = await routerOffUntil(until);
    expect(await routers.apply(order({ kind: 'restart' }, { isRetry: true }))).toEqual({ state: 'applied' });
    expect((await storedRouter()).offline_until).toEqual(then);
  });

  it('opens the connection again, where there is a line', async () => {
    const routers = await routerOffUntil(null);
    const { state } = await storedRouter();
    const line = { Link: 'up', Session: 'down', SignalDbm: -20 };
    for (const [before, then] of [
      [line, { ...line, Session: 'up' }],
      [null, null],
    ]) {
      await portal.platform.db
        .updateTable('embedded_router')
        .set({ state: JSON.stringify({ ...(state as object), Line: before }), offline_until: null })
        .where('serial_number', '=', serial)
        .execute();
      await routers.apply(order({ kind: 'restart' }));
      expect((await storedRouter()).state).toMatchObject({ Line: then });
    }
  });
});
