import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose, isRestarting, type LineStatus, type LineValues, type MeasuredLine } from './rules.ts';

const good: LineValues = { Link: 'up', Session: 'up', SignalDbm: -18 };

const answers: MeasuredLine = {
  isOnline: true,
  hasAnswered: true,
  isRestarting: false,
  line: good,
  hasWeakSatellite: false,
};
const withLine = (line: Partial<LineValues>): Partial<MeasuredLine> => ({ line: { ...good, ...line } });
const silent = { hasAnswered: false };
const off = { ...silent, isOnline: false };

describe('a check of the line', () => {
  it.each<[string, Partial<MeasuredLine>, string, string]>([
    ['a router without contact', off, 'router-off', 'you'],
    ['a router that was in contact and does not answer yet', silent, 'unanswered', 'router'],
    [
      'a cable that is out',
      { ...withLine({ Link: 'down', Session: 'down', SignalDbm: -40 }), hasWeakSatellite: true },
      'link-down',
      'you',
    ],
    ['a weak signal', withLine({ SignalDbm: -26.1 }), 'signal-weak', 'us'],
    ['a weak signal without a session', withLine({ Session: 'down', SignalDbm: -27 }), 'signal-weak', 'us'],
    ['a signal that suffices', withLine({ SignalDbm: -26 }), 'good', 'nobody'],
    ['no session', { ...withLine({ Session: 'down' }), hasWeakSatellite: true }, 'session-down', 'you'],
    ['no session over an unknown link', withLine({ Link: 'unknown', Session: 'down' }), 'session-down', 'you'],
    ['a session over an unknown link', withLine({ Link: 'unknown' }), 'good', 'nobody'],
    ['an unknown session', withLine({ Session: 'unknown' }), 'unmeasured', 'nobody'],
    ['a satellite that is far', { hasWeakSatellite: true }, 'wifi-weak', 'you'],
    ['a copper line', withLine({ SignalDbm: null }), 'good', 'nobody'],
    ['a router that measures nothing', { line: null }, 'unmeasured', 'nobody'],
    ['a router that restarts', { ...off, isRestarting: true }, 'restarting', 'router'],
    [
      'a restarted router without a session yet',
      { ...withLine({ Session: 'down' }), isRestarting: true },
      'restarting',
      'router',
    ],
    ['a restarted router that is back', { isRestarting: true }, 'good', 'nobody'],
  ])('with %s finds it and names who acts [GW-003]', (_what, measured, finding, acts) => {
    expect(diagnose({ ...answers, ...measured })).toEqual({ finding, acts });
  });

  it('during a restart calls nothing a fault [GW-003]', () => {
    const status = fc.constantFrom<LineStatus>('up', 'down', 'unknown');
    const line = fc.option(
      fc.record({ Link: status, Session: status, SignalDbm: fc.option(fc.integer({ min: -40, max: 0 })) }),
    );
    const measured = fc.record({
      isOnline: fc.boolean(),
      hasAnswered: fc.boolean(),
      isRestarting: fc.constant(true),
      line,
      hasWeakSatellite: fc.boolean(),
    });
    fc.assert(
      fc.property(measured, (given) => {
        expect(['you', 'us']).not.toContain(diagnose(given).acts);
      }),
    );
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
