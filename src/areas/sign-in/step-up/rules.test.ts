import { expect, it } from 'vitest';
import { activeStepUpEnd, isRecoveryUsable, recoveryTimes, stepUpEnd } from './rules.ts';

const now = new Date('2026-11-16T10:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it('a step-up is valid for ten minutes', () => {
  expect(stepUpEnd(now)).toEqual(new Date('2026-11-16T10:10:00Z'));
});

it('a step-up is shown until the moment it ends', () => {
  const end = stepUpEnd(now);
  expect(activeStepUpEnd(null, now)).toBeNull();
  expect(activeStepUpEnd(end, new Date(end.getTime() - 1))).toBe(end);
  expect(activeStepUpEnd(end, end)).toBeNull();
  expect(activeStepUpEnd(end, after(1))).toBeNull();
});

it.each([
  [0, false],
  [71.99, false],
  [72, true],
  [72 + 7 * 24 - 0.01, true],
  [72 + 7 * 24, false],
])('a recovery is usable from 72 hours after its request for a week: after %d hours %s', (hours, usable) => {
  expect(isRecoveryUsable(recoveryTimes(now), after(hours))).toBe(usable);
});
