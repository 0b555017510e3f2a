import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pollPause } from './poll-pause.ts';

it.each([
  [0, 2000],
  [29_999, 2000],
  [30_000, 10_000],
  [120_000, 60_000],
  [1_799_999, 60_000],
  [1_800_000, false],
])('after %i ms of waiting the next poll is in %s', (waited, pause) => expect(pollPause(waited)).toBe(pause));

it('the polls become rarer and end within an hour, at most a hundred', () => {
  fc.assert(
    fc.property(fc.nat(3_600_000), fc.nat(3_600_000), (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map(pollPause);
      return late === false || (early !== false && early! <= late!);
    }),
  );
  let looks = 0;
  for (let waited = 0, pause = pollPause(0); pause !== false; waited += pause, pause = pollPause(waited)) looks += 1;
  expect(looks).toBeLessThanOrEqual(100);
});
