import { describe, expect, it } from 'vitest';
import { diagnose, isRestarting, type LineValues } from './rules.ts';

const good: LineValues = { Link: 'up', Session: 'up', SignalDbm: -18 };

describe('a check of the line', () => {
  it.each<[string, boolean, LineValues | null, boolean, string, string]>([
    ['a router that does not answer', false, good, false, 'router-off', 'you'],
    ['a cable that is out', true, { Link: 'down', Session: 'down', SignalDbm: -40 }, true, 'link-down', 'you'],
    ['a weak signal', true, { ...good, SignalDbm: -26.1 }, false, 'signal-weak', 'us'],
    ['a weak signal without a session', true, { ...good, Session: 'down', SignalDbm: -27 }, false, 'signal-weak', 'us'],
    ['a signal that suffices', true, { ...good, SignalDbm: -26 }, false, 'good', 'nobody'],
    ['no session', true, { ...good, Session: 'down' }, true, 'session-down', 'you'],
    ['a satellite that is far', true, good, true, 'wifi-weak', 'you'],
    ['a copper line', true, { ...good, SignalDbm: null }, false, 'good', 'nobody'],
    ['a router that measures nothing', true, null, false, 'unmeasured', 'nobody'],
  ])('with %s finds it and names who acts [GW-003]', (_what, isOnline, line, hasWeakSatellite, finding, acts) => {
    expect(diagnose({ isOnline, line, hasWeakSatellite })).toEqual({ finding, acts });
  });
});

it.each([
  [null, false],
  ['2026-11-17T11:57:00Z', false],
  ['2026-11-17T11:57:01Z', true],
  ['2026-11-17T12:00:00Z', true],
])('a router restarted at %s is starting at noon: %s [GW-003]', (restarted, is) => {
  expect(isRestarting(restarted === null ? null : new Date(restarted), new Date('2026-11-17T12:00:00Z'))).toBe(is);
});
