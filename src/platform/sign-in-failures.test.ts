import { describe, expect, it } from 'vitest';
import { waitAfterFailures } from './sign-in-failures.ts';

describe('after consecutive wrong passwords', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [11, 2],
    [12, 4],
    [19, 512],
    [20, 900],
    [10_000, 900],
  ])('for one account or operator: %i failures, delay %i s', (failures, seconds) => {
    expect(waitAfterFailures('account', failures)).toBe(seconds);
    expect(waitAfterFailures('operator', failures)).toBe(seconds);
  });

  it.each([
    [49, 0],
    [50, 1],
    [51, 2],
    [60, 900],
    [10_000, 900],
  ])('from one address: %i failures, delay %i s', (failures, seconds) =>
    expect(waitAfterFailures('address', failures)).toBe(seconds),
  );
});
