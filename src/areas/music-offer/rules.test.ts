import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { freePeriodEnd, lastDayIfStopped, modifyAction, nextCharge, type MusicStatus } from './rules.ts';

describe('the free period', () => {
  it.each([
    ['POSTPAID', '2026-11-15', '2027-02-13', 'MU-024, MU-042'],
    ['PRIMA', '2026-11-15', '2026-12-15', 'MU-025, MU-043'],
    ['CURRENT', '2026-11-15', '2027-11-15', 'MU-026, MU-044'],
    ['CURRENT', '2028-02-29', '2029-02-28', 'MU-026, MU-044'],
    ['CURRENT', '2027-03-01', '2028-03-01', 'MU-026, MU-044'],
    ['CURRENT', '2027-02-28', '2028-02-28', 'MU-026, MU-044'],
    ['ANOTHER', '2026-11-15', '2026-12-15', 'MU-001'],
  ])('of %s from %s lasts until %s [%s]', (type, from, end) => expect(freePeriodEnd(type, from)).toBe(end));
});

it.each<[MusicStatus, string, string]>([
  ['Active', 'deactivate', 'MU-021'],
  ['Deactivated', 'activate', 'MU-022'],
  ['NotSubscribed', 'activate', 'MU-022'],
])('modify with status %s triggers: %s [%s]', (status, action) => expect(modifyAction(status)).toBe(action));

describe('the next charge', () => {
  it.each([
    ['2027-02-13', '2026-11-15', '2026-11-15', '2027-02-14'],
    ['2027-02-13', '2026-11-15', '2027-02-13', '2027-02-14'],
    ['2027-02-13', '2026-11-15', '2027-02-14', '2027-03-14'],
    ['2026-01-30', '2025-11-01', '2026-02-10', '2026-02-28'],
    ['2026-01-30', '2025-11-01', '2026-02-28', '2026-03-31'],
    ['2026-11-15', '2026-11-15', '2026-11-15', '2026-11-16'],
    ['2026-01-30', '2026-06-05', '2026-06-05', '2026-07-05'],
  ])('with free days until %s, started on %s, is on %s: %s', (freeUntil, begun, today, charge) =>
    expect(nextCharge(freeUntil, begun, today)).toBe(charge),
  );

  it('is always in the future, at most a month after the free days, and stopping keeps every free day', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2024-01-01', n));
    fc.assert(
      fc.property(day, fc.nat(400), fc.nat(800), (begun, free, passed) => {
        const [freeUntil, today] = [addDays(begun, free), addDays(begun, passed)];
        const charge = nextCharge(freeUntil, begun, today);
        expect(charge > today).toBe(true);
        expect(lastDayIfStopped(freeUntil, begun, today) >= (freeUntil > today ? freeUntil : today)).toBe(true);
        expect(today > freeUntil || charge === addDays(freeUntil, 1)).toBe(true);
      }),
    );
  });
});
