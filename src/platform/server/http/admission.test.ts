import { expect, it } from 'vitest';
import { createAdmission, type Admission } from './admission.ts';

const lateMs = 300;

/** Fills it, then lets everybody out after so long. */
function fill(admission: Admission, tookMs: number): number {
  let entered = 0;
  while (entered < 5000 && admission.tryEnter()) entered += 1;
  for (let i = 0; i < entered; i++) admission.leave(tookMs);
  return entered;
}

it('lets in fewer while answers come late, but never none', () => {
  let time = 0;
  const admission = createAdmission(lateMs, () => time);
  const counts = Array.from({ length: 40 }, () => {
    time += lateMs;
    return fill(admission, lateMs + 1);
  });
  expect(counts[1]).toBeLessThan(counts[0]!);
  expect(counts.at(-1)).toBe(8);
});

it('lets in more again when answers come in time', () => {
  let time = 0;
  const admission = createAdmission(lateMs, () => time);
  for (let i = 0; i < 40; i++) fill(admission, (time += lateMs));
  const low = admission.limit;
  for (let i = 0; i < 100; i++) fill(admission, 1);
  expect(admission.limit).toBeGreaterThan(low * 4);
});

it('takes one slow call among few for no sign of load', () => {
  const admission = createAdmission(lateMs, () => 0);
  const before = admission.limit;
  admission.tryEnter();
  admission.leave(20_000);
  expect(admission.limit).toBe(before);
});
