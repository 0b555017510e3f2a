import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, shownDay, sofiaDay, sofiaHour, sofiaMoment, startOfSofiaDay } from './clock.ts';

const day = fc
  .integer({ min: Date.UTC(1997, 0, 1) / 86_400_000, max: Date.UTC(2100, 0, 1) / 86_400_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));

describe('a day in Sofia', () => {
  it.each([
    ['an ordinary winter day', '2026-01-15', '2026-01-14T22:00:00.000Z'],
    ['an ordinary summer day', '2026-07-15', '2026-07-14T21:00:00.000Z'],
    ['the day of 23 hours', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['the day after it', '2026-03-30', '2026-03-29T21:00:00.000Z'],
    ['the day of 25 hours', '2026-10-25', '2026-10-24T21:00:00.000Z'],
    ['the day after that', '2026-10-26', '2026-10-25T22:00:00.000Z'],
  ])('begins at midnight there: %s', (_what, sofia, utc) => {
    expect(startOfSofiaDay(sofia).toISOString()).toBe(utc);
  });

  it('begins at the first moment of its date', () => {
    fc.assert(
      fc.property(day, (sofia) => {
        const start = startOfSofiaDay(sofia);
        expect(sofiaDay(start)).toBe(sofia);
        expect(sofiaDay(new Date(start.getTime() - 1))).toBe(addDays(sofia, -1));
        expect(sofiaHour(start)).toBe(0);
      }),
    );
  });

  it.each([
    ['2026-03-29T00:59:59.999Z', 2],
    ['2026-03-29T01:00:00.000Z', 4],
    ['2026-10-25T00:59:59.999Z', 3],
    ['2026-10-25T01:00:00.000Z', 3],
    ['2026-12-31T21:59:59.999Z', 23],
    ['2026-12-31T22:00:00.000Z', 0],
  ])('has at %s the hour %i', (utc, hour) => expect(sofiaHour(new Date(utc))).toBe(hour));

  it('changes with the year', () => {
    expect(sofiaDay(new Date('2026-12-31T21:59:59.999Z'))).toBe('2026-12-31');
    expect(sofiaDay(new Date('2026-12-31T22:00:00.000Z'))).toBe('2027-01-01');
  });
});

describe('the calendar', () => {
  it('counts days independently of clock changes', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });

  it('computes the distance that it added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it('shows a day as DD.MM.YYYY', () => expect(shownDay('2026-11-09')).toBe('09.11.2026'));
});

describe('a time of day in Sofia', () => {
  it.each([
    ['winter', '2026-01-15', '06:00', '2026-01-15T04:00:00.000Z'],
    ['summer', '2026-07-15', '06:00', '2026-07-15T03:00:00.000Z'],
    ['before the change in spring', '2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
    ['skipped in spring', '2026-03-29', '03:30', '2026-03-29T01:00:00.000Z'],
    ['after the change in spring', '2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
    ['shown twice in autumn', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
    ['after the change in autumn', '2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
    ['the last minute of the longest day', '2026-10-25', '23:59', '2026-10-25T21:59:00.000Z'],
  ])('is a moment: %s', (_when, of, time, utc) => {
    expect(sofiaMoment(of, time).toISOString()).toBe(utc);
  });
});
