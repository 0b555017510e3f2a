import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import {
  isFirstBonusDay,
  isRunning,
  isWeekendDay,
  mayJoin,
  takesNumbers,
  weekendAt,
  weekendsGiven,
  weeksOfMonth,
} from './rules.ts';

// 2026-11-15 is a Sunday.
const campaign = { starts_on: '2026-11-01', ends_on: '2026-11-29', bonus_mb: 5120 };

describe('the weekend', () => {
  it.each([
    ['2026-11-15', '2026-11-14', true],
    ['2026-11-14', '2026-11-14', true],
    ['2026-11-13', '2026-11-14', false],
    ['2026-11-16', '2026-11-21', false],
    ['2026-10-20', '2026-10-31', false],
  ])('on %s is the one of %s, open: %s', (today, saturday, isOpen) => {
    const sunday = addDays(saturday, 1);
    expect(weekendAt(today, campaign)).toEqual({ saturday, sunday, lastDay: sunday, isOpen });
  });

  it('is null when the campaign has no Saturday left', () => {
    expect(weekendAt('2026-11-30', campaign)).toBeNull();
    expect(weekendAt('2026-11-30', { ...campaign, ends_on: '2026-12-04' })).toBeNull();
  });

  it('of a campaign that starts on a Saturday is open on that day', () => {
    expect(weekendAt('2026-11-07', { ...campaign, starts_on: '2026-11-07' })?.isOpen).toBe(true);
  });

  it('of a campaign that ends on a Saturday is open on that day, and over on Sunday', () => {
    const endsOnSaturday = { ...campaign, ends_on: '2026-11-28' };
    expect(weekendAt('2026-11-28', endsOnSaturday)).toMatchObject({ lastDay: '2026-11-28', isOpen: true });
    expect(weekendAt('2026-11-29', endsOnSaturday)).toBeNull();
  });

  it('is always a Saturday and a Sunday that are not past', () => {
    const days = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-01-01', n));
    fc.assert(
      fc.property(days, (today) => {
        const weekend = weekendAt(today, { ...campaign, starts_on: '2025-01-01', ends_on: '2030-01-01' })!;
        expect(weekend.sunday >= today).toBe(true);
        expect([weekend.saturday, weekend.sunday].every(isWeekendDay)).toBe(true);
        expect(weekend.isOpen).toBe(isWeekendDay(today));
      }),
    );
  });
});

describe('the weekends given', () => {
  it.each([
    ['2026-11-06', '2026-11-06', 0],
    ['2026-11-06', '2026-11-07', 1],
    ['2026-11-06', '2026-11-15', 2],
    ['2026-11-08', '2026-11-08', 1],
    ['2026-11-15', '2026-11-15', 1],
    ['2026-11-01', '2026-12-24', 5],
  ])('to a number that joined on %s are, by %s, %i', (joined, today, count) => {
    expect(weekendsGiven(joined, today, campaign)).toBe(count);
  });
});

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
])('the campaign runs on %s: %s', (today, runs) => expect(isRunning(today, campaign)).toBe(runs));

it.each([
  ['2026-11-07', '2026-11-08', false],
  ['2026-11-08', '2026-11-08', true],
  ['2026-11-28', '2026-11-28', true],
  ['2026-11-29', '2026-12-04', true],
  ['2026-11-30', '2026-12-04', false],
  ['2026-11-30', '2026-12-05', true],
])('numbers can join on %s in a campaign from Sunday 8 November to %s: %s', (today, ends_on, can) => {
  expect(takesNumbers(today, { ...campaign, starts_on: '2026-11-08', ends_on })).toBe(can);
});

describe('the numbers that may join', () => {
  const number = { msisdn_type: 'Mobile', subscriber_type: 'POSTPAID', is_owner: true };
  it.each([
    ['include an own one paid by bill', number, true],
    ['include one of type CURRENT', { ...number, subscriber_type: 'CURRENT' }, true],
    ['exclude a prepaid one', { ...number, subscriber_type: 'PRIMA' }, false],
    ['exclude a foreign one', { ...number, is_owner: false }, false],
    ['exclude a TV', { ...number, msisdn_type: 'Tv', subscriber_type: null }, false],
  ])('%s', (_which, given, may) => expect(mayJoin(given)).toBe(may));
});

describe('a month', () => {
  it('consists of weeks from Monday', () => {
    const weeks = weeksOfMonth('2026-11-15');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('contains every day once', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2024-01-01', n));
    fc.assert(
      fc.property(days, (day) => {
        const all = weeksOfMonth(day)
          .flat()
          .filter((each) => each !== null);
        expect(all).toContain(day);
        expect(new Set(all).size).toBe(all.length);
        expect(all.at(-1)).toBe(addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1));
      }),
    );
  });
});

it.each([
  ['2026-11-14', true],
  ['2026-11-15', false],
  ['2026-11-16', false],
  ['2026-11-08', true],
  ['2026-11-07', false],
])('the amount of a weekend is shown on %s: %s', (day, isShown) => {
  const campaign = { starts_on: '2026-11-08', ends_on: '2026-12-31', bonus_mb: 5120 };
  expect(isFirstBonusDay(day, campaign)).toBe(isShown);
});
