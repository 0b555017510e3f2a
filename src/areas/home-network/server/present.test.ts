import { expect, it } from 'vitest';
import { presentGuest } from './present-devices.ts';
import { presentDevice } from './present.ts';
import type { RouterNow } from './router-now.ts';
import { guestSubject, type TimerRow } from './timer-store.ts';

const at = new Date('2026-11-17T10:00:00Z');
const before = (ms: number) => new Date(at.getTime() - ms);
const guest = { WifiName: 'Gosti', WifiPassword: 'gosti-1234', IsActive: true };
const router = { PortFwd: [], NetworksDetails: [], MeshAgents: [], Hosts: [], Guest: guest };

const now = (finished_at: Date | null): RouterNow =>
  ({
    router: { restarted_at: null },
    reading: { state: router, isOnline: true, lastContact: null },
    wanted: router,
    requests: [{ request_id: 'a', change: { kind: 'restart' }, state: 'applied', requested_at: at, finished_at }],
  }) as unknown as RouterNow;

it.each([
  ['that has not ended', null, 1],
  ['that ended a little less than a day ago', before(86_399_999), 1],
  ['that ended a day ago', before(86_400_000), 0],
])('a change %s is reported: %s, %i', (_, finishedAt, count) => {
  expect(presentDevice(now(finishedAt), { timers: [], named: [] }, at).Requests).toHaveLength(count);
});

it.each([
  ['before its time', before(-1), { EndsAt: before(-1).toISOString(), IsEnding: false }],
  ['at its time', at, { EndsAt: null, IsEnding: true }],
])('a guest network %s has the end %o', (_, ends_at, shown) => {
  const timer = { subject: guestSubject, choice: 'tonight', ends_at } as TimerRow;
  expect(presentGuest(now(null), [timer], at)).toMatchObject(shown);
});
