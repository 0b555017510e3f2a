import { describe, expect, it } from 'vitest';
import { allowanceState, allowedUntil, checkReasons, isStopped } from './rules.ts';

describe('an allowed site', () => {
  it.each([
    ['15 minutes', 'quarter', '2026-11-17T18:00:00Z', '2026-11-17T18:15:00.000Z'],
    ['15 minutes over midnight', 'quarter', '2026-11-17T21:50:00Z', '2026-11-17T22:05:00.000Z'],
    ['an hour', 'hour', '2026-11-17T18:00:00Z', '2026-11-17T19:00:00.000Z'],
    ['an hour over the change of clocks', 'hour', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00.000Z'],
    ['until tomorrow', 'tomorrow', '2026-11-17T18:00:00Z', '2026-11-18T04:00:00.000Z'],
    ['until tomorrow, a minute before midnight', 'tomorrow', '2026-11-17T21:59:00Z', '2026-11-18T04:00:00.000Z'],
    ['until tomorrow, at midnight', 'tomorrow', '2026-11-17T22:00:00Z', '2026-11-19T04:00:00.000Z'],
    ['until tomorrow, in spring', 'tomorrow', '2026-03-28T18:00:00Z', '2026-03-29T03:00:00.000Z'],
    ['until tomorrow, in autumn', 'tomorrow', '2026-10-24T18:00:00Z', '2026-10-25T04:00:00.000Z'],
  ] as const)('for %s closes in time [TA-001]', (_what, choice, now, until) => {
    expect(allowedUntil(choice, new Date(now)).toISOString()).toBe(until);
  });
});

it('is stopped by the list of the user, by danger and by the clock only [TA-002]', () => {
  expect(checkReasons.filter(isStopped)).toEqual(['block-list', 'dangerous', 'schedule']);
});

it.each([
  [true, '2026-11-17T12:00:01Z', 'open'],
  [false, '2026-11-17T12:00:01Z', 'unconfirmed'],
  [true, '2026-11-17T12:00:00Z', 'closing'],
  [false, '2026-11-17T11:00:00Z', 'closing'],
])('an allowance, confirmed: %s, until %s is %s at noon [TA-001]', (isConfirmed, until, state) => {
  expect(allowanceState(isConfirmed, new Date(until), new Date('2026-11-17T12:00:00Z'))).toBe(state);
});
