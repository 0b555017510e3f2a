import { expect, it } from 'vitest';
import type { AllowanceRow } from './allowance-store.ts';
import { isLeased } from './allowance.ts';

const now = new Date('2026-11-17T10:00:00Z');

it.each([
  ['without an end', null, false],
  ['that ends now', 0, false],
  ['that has just begun', 60_000, true],
  ['about to end', 1, true],
  ['of a clock that was set back', 60_001, false],
])('a lease %s counts: %s ms from now, %s', (_, leftMs, isHeld) => {
  const lease_until = leftMs === null ? null : new Date(now.getTime() + leftMs);
  expect(isLeased({ lease_until } as AllowanceRow, now)).toBe(isHeld);
});
