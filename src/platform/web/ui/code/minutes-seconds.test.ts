import { expect, test } from 'vitest';
import { minutesSeconds } from './minutes-seconds.ts';

test.each([
  [0, '0:00'],
  [24, '0:24'],
  [65, '1:05'],
  [600, '10:00'],
])('%i seconds are shown as %s', (seconds, shown) => {
  expect(minutesSeconds(seconds)).toBe(shown);
});
