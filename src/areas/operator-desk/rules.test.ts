import { expect, it } from 'vitest';
import { defaultBegin, mayBeginOn } from './rules.ts';

it.each([
  ['2026-11-15', true],
  ['2026-11-16', true],
  ['2026-11-14', false],
  ['2028-11-14', true],
  ['2029-01-01', false],
  ['2026-02-31', false],
  ['2027-02-31', false],
])('a change can start on %s: %s', (day, may) => expect(mayBeginOn(day, '2026-11-15')).toBe(may));

it.each([
  ['2026-11-17', '2026-11-18'],
  ['2026-12-31', '2027-01-01'],
])('a change made on %s starts on %s unless the editor chooses another day', (today, begin) => {
  expect(defaultBegin(today)).toBe(begin);
  expect(mayBeginOn(defaultBegin(today), today)).toBe(true);
});
