import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './clock.ts';
import { holidaysOf, isWorkingDay, orthodoxEaster, workingDayFrom } from './working-days.ts';

describe('working days in Bulgaria', () => {
  it.each([
    [2024, '2024-05-05'],
    [2025, '2025-04-20'],
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
    [2028, '2028-04-16'],
  ])('Easter of %i is on %s', (year, day) => {
    expect(orthodoxEaster(year)).toBe(day);
  });

  it.each([
    ['2026-11-14', false, 'a Saturday'],
    ['2026-11-15', false, 'a Sunday'],
    ['2026-11-16', true, 'a Monday'],
    ['2026-03-03', false, 'the Liberation Day'],
    ['2026-04-10', false, 'Good Friday'],
    ['2026-04-13', false, 'Easter Monday'],
    ['2026-05-25', false, 'the Monday for the holiday on Sunday 24 May'],
    ['2026-09-07', false, 'the Monday for the holiday on Sunday 6 September'],
    ['2026-12-28', false, 'the Monday for the holiday on Saturday 26 December'],
    ['2026-12-29', true, 'a Tuesday after it'],
    ['2022-01-03', false, 'the Monday for New Year on a Saturday'],
    ['2021-12-27', false, 'the first of two days for Christmas on a weekend'],
    ['2021-12-28', false, 'the second of two days for Christmas on a weekend'],
  ])('%s is a working day: %s, %s', (day, isWorking) => {
    expect(isWorkingDay(day)).toBe(isWorking);
  });

  const anyDay = fc.integer({ min: 0, max: 365 * 40 }).map((days) => addDays('2020-01-01', days));

  it('the next working day is at most a week away and never before', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const next = workingDayFrom(day);
        const passed = daysBetween(day, next);
        expect(isWorkingDay(next)).toBe(true);
        expect(passed).toBeGreaterThanOrEqual(0);
        expect(passed).toBeLessThanOrEqual(7);
        for (let days = 0; days < passed; days++) expect(isWorkingDay(addDays(day, days))).toBe(false);
      }),
    );
  });

  it('a year has its fixed holidays, and one more day off for each on a weekend', () => {
    expect([...holidaysOf(2026)].toSorted()).toEqual([
      '2026-01-01',
      '2026-03-03',
      '2026-04-10',
      '2026-04-11',
      '2026-04-12',
      '2026-04-13',
      '2026-05-01',
      '2026-05-06',
      '2026-05-24',
      '2026-05-25',
      '2026-09-06',
      '2026-09-07',
      '2026-09-22',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
    ]);
  });
});
