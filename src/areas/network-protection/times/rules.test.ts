import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTime, moreTimeUntil, stoppedAt, weekDayOf, weekDays, type TimeWindow } from './rules.ts';

const everyDay = [...weekDays];
const window = (from: string, to: string, more: Partial<TimeWindow> = {}): TimeWindow => ({
  categories: ['games'],
  days: everyDay,
  from,
  to,
  ...more,
});
const until = (windows: TimeWindow[], now: string) =>
  stoppedAt(windows, new Date(now))[0]?.until?.toISOString() ?? null;

describe('a category with times', () => {
  // 17.11.2026 is a Tuesday; Sofia is two hours ahead of UTC.
  it.each<[string, TimeWindow[], string, string | null]>([
    ['before its window', [window('14:00', '16:00')], '2026-11-17T11:59:59Z', null],
    ['at its first moment', [window('14:00', '16:00')], '2026-11-17T12:00:00Z', '2026-11-17T14:00:00.000Z'],
    ['at its last second', [window('14:00', '16:00')], '2026-11-17T13:59:59Z', '2026-11-17T14:00:00.000Z'],
    ['at its end', [window('14:00', '16:00')], '2026-11-17T14:00:00Z', null],
    ['between two windows', [window('08:00', '12:00'), window('14:00', '16:00')], '2026-11-17T11:00:00Z', null],
    [
      'in the second window of a day',
      [window('08:00', '12:00'), window('14:00', '16:00')],
      '2026-11-17T13:00:00Z',
      '2026-11-17T14:00:00.000Z',
    ],
    ['before midnight', [window('21:30', '07:00')], '2026-11-17T21:00:00Z', '2026-11-18T05:00:00.000Z'],
    ['past midnight', [window('21:30', '07:00')], '2026-11-17T23:00:00Z', '2026-11-18T05:00:00.000Z'],
    [
      'past midnight of its last day',
      [window('21:30', '07:00', { days: [2] })],
      '2026-11-18T04:59:00Z',
      '2026-11-18T05:00:00.000Z',
    ],
    ['on the morning before its day', [window('21:30', '07:00', { days: [2] })], '2026-11-17T04:00:00Z', null],
    ['on another day', [window('14:00', '16:00', { days: [3] })], '2026-11-17T13:00:00Z', null],
    [
      'in windows that touch',
      [window('14:00', '16:00'), window('16:00', '18:00')],
      '2026-11-17T13:00:00Z',
      '2026-11-17T16:00:00.000Z',
    ],
    [
      'in windows that overlap',
      [window('14:00', '17:00'), window('16:00', '18:00')],
      '2026-11-17T13:00:00Z',
      '2026-11-17T16:00:00.000Z',
    ],
    [
      'all day, on one day',
      [window('00:00', '00:00', { days: [2] })],
      '2026-11-17T13:00:00Z',
      '2026-11-17T22:00:00.000Z',
    ],
    ['in the night of 23 hours', [window('22:00', '07:00')], '2026-03-28T22:00:00Z', '2026-03-29T04:00:00.000Z'],
    ['in the night of 25 hours', [window('22:00', '07:00')], '2026-10-24T22:00:00Z', '2026-10-25T05:00:00.000Z'],
    ['in an hour that spring skips', [window('03:10', '03:50')], '2026-03-29T01:00:00Z', null],
    ['in the repeated hour, first', [window('03:00', '03:30')], '2026-10-25T00:10:00Z', '2026-10-25T00:30:00.000Z'],
    ['in the repeated hour, again', [window('03:00', '03:30')], '2026-10-25T01:10:00Z', null],
  ])('is stopped %s as the clocks say [TA-003]', (_when, windows, now, ends) => {
    expect(until(windows, now)).toBe(ends);
  });

  it('is stopped without the others [TA-003]', () => {
    const found = stoppedAt([window('00:00', '00:00', { categories: ['video', 'social'] })], new Date());
    expect(found.map(({ category }) => category)).toEqual(['social', 'video']);
  });

  it('is open at the end of what stops it, whatever the windows are [TA-003]', () => {
    const times = fc
      .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
      .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    const windows: fc.Arbitrary<TimeWindow> = fc.record({
      categories: fc.constant<TimeWindow['categories']>(['games']),
      days: fc.subarray(everyDay, { minLength: 1, maxLength: 2 }),
      from: times,
      to: times,
    });
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(windows, { maxLength: 3 }), moments, (all, now) => {
        const [found] = stoppedAt(all, now);
        if (!found?.until) return;
        expect(found.until.getTime()).toBeGreaterThan(now.getTime());
        expect(stoppedAt(all, found.until)).toEqual([]);
        expect(stoppedAt(all, new Date(found.until.getTime() - 1))).toHaveLength(1);
      }),
    );
  });
});

it.each([
  ['every day', everyDay, null],
  ['all days but Sunday', [1, 2, 3, 4, 5, 6], '2026-11-21T22:00:00.000Z'],
] as [string, TimeWindow['days'], string | null][])(
  'a category that is stopped all day on %s ends: %s [TA-003]',
  (_what, days, ends) => {
    const [found] = stoppedAt([window('00:00', '00:00', { days })], new Date('2026-11-17T13:00:00Z'));
    expect(found?.until?.toISOString() ?? null).toBe(ends);
    expect(found?.category).toBe('games');
  },
);

describe('fifteen more minutes', () => {
  const now = new Date('2026-11-17T20:00:00Z');
  it.each([
    ['the first time', null, '2026-11-17T20:15:00.000Z'],
    ['again, in addition', '2026-11-17T20:10:00Z', '2026-11-17T20:25:00.000Z'],
    ['after a pause that is over', '2026-11-17T19:00:00Z', '2026-11-17T20:15:00.000Z'],
    ['up to an hour ahead', '2026-11-17T20:45:00Z', '2026-11-17T21:00:00.000Z'],
    ['but not further', '2026-11-17T20:45:01Z', null],
  ])('are given %s [TA-003]', (_when, paused, ends) => {
    expect(moreTimeUntil(now, paused === null ? null : new Date(paused))?.toISOString() ?? null).toBe(ends);
  });
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:00', false],
  ['12:60', false],
  ['', false],
])('%j is a time: %s', (text, is) => expect(isTime(text)).toBe(is));

it.each([
  ['2026-11-16', 1],
  ['2026-11-22', 7],
])('%s is day %i of the week', (day, of) => expect(weekDayOf(day)).toBe(of));
