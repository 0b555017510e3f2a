import { afterEach, beforeEach, expect, it } from 'vitest';
import { startAcs, type AcsServer } from '#testing/acs-server.ts';
import { genieAcsRouters } from './genieacs-routers.ts';
import { readRouterSettings } from './router-settings.ts';

const serialNumber = '4857544A6F21';
const now = new Date('2026-11-17T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);

let acs: AcsServer;
beforeEach(async () => {
  acs = await startAcs(`202BC1-Lasta-${serialNumber}`, serialNumber);
});
afterEach(() => acs.close());

const routers = () =>
  genieAcsRouters(readRouterSettings({ ROUTER_MANAGEMENT: 'genieacs', ACS_URL: acs.url })!, { now: () => now });

it.each([
  [900_000, true],
  [900_001, false],
])('a router without contact for %i ms counts as on: %s', async (silentMs, isOnline) => {
  acs.device['_lastInform'] = before(silentMs).toISOString();
  expect(await routers().read(serialNumber)).toMatchObject({ isOnline });
});

it.each([
  ['at the moment of the request', 60_000, before(60_000), 'applied'],
  ['before the request', 60_000, before(60_001), 'queued'],
  ['long before the request', 299_999, before(999_999), 'queued'],
  ['long before the request', 300_000, before(999_999), 'failed'],
])('a restart with a lost answer of a router that started %s, %i ms ago, at %s, is %s', async (_, ago, boot, state) => {
  acs.device['_lastBoot'] = boot.toISOString();
  const requestedAt = before(ago);
  const restart = {
    requestId: 'a',
    serialNumber,
    change: { kind: 'restart' },
    tasks: [],
    requestedAt,
    isRetry: true,
  } as const;
  expect(await routers().apply(restart)).toMatchObject({ state });
});
