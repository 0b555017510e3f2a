import { expect, it } from 'vitest';
import { faultOfTrip, reminderAt } from './trip.ts';

const today = '2026-11-15';

it.each([
  ['2026-11-15', '2026-11-15', null],
  ['2026-12-20', '2027-01-03', null],
  ['2026-11-14', '2026-11-20', 'past'],
  ['2027-11-15', '2027-11-20', null],
  ['2027-11-16', '2027-11-20', 'far'],
  ['2026-12-20', '2026-12-19', 'order'],
  ['2026-12-01', '2027-03-01', null],
  ['2026-12-01', '2027-03-02', 'long'],
])('a trip from %s to %s: %s', (starts_on, ends_on, fault) => {
  expect(faultOfTrip({ starts_on, ends_on }, today)).toBe(fault);
});

it('the reminder is sent at ten in the morning in Sofia two days before, or not at all if that is past', () => {
  const now = new Date('2026-11-15T07:59:00Z');
  expect(reminderAt({ starts_on: '2026-11-20' }, now)?.toISOString()).toBe('2026-11-18T08:00:00.000Z');
  expect(reminderAt({ starts_on: '2026-07-20' }, new Date('2026-07-01T00:00:00Z'))?.toISOString()).toBe(
    '2026-07-18T07:00:00.000Z',
  );
  expect(reminderAt({ starts_on: '2026-11-17' }, now)?.toISOString()).toBe('2026-11-15T08:00:00.000Z');
  expect(reminderAt({ starts_on: '2026-11-17' }, new Date('2026-11-15T08:00:00Z'))).toBeNull();
});
