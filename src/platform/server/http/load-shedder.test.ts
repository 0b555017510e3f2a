import { expect, it } from 'vitest';
import { createLoadShedder, type LoadShedder } from './load-shedder.ts';

const lateMs = 300;

/** Fills it, then releases all requests after the given time. */
function fill(shedder: LoadShedder, tookMs: number): number {
  let entered = 0;
  while (entered < 5000 && shedder.tryEnter()) entered += 1;
  for (let i = 0; i < entered; i++) shedder.leave(tookMs);
  return entered;
}

it('accepts fewer requests while answers are late, but never none', () => {
  let time = 0;
  const shedder = createLoadShedder(lateMs, () => time);
  const counts = Array.from({ length: 40 }, () => {
    time += lateMs;
    return fill(shedder, lateMs + 1);
  });
  // Each time that answers are late for as long as one may take.
  expect(counts[1]).toBeLessThan(counts[0]!);
  expect(counts[2]).toBeLessThan(counts[1]!);
  expect(counts.at(-1)).toBe(8);
});

it('accepts more again when answers are in time', () => {
  let time = 0;
  const shedder = createLoadShedder(lateMs, () => time);
  for (let i = 0; i < 40; i++) fill(shedder, (time += lateMs));
  const low = shedder.limit;
  for (let i = 0; i < 100; i++) fill(shedder, 1);
  expect(shedder.limit).toBeGreaterThan(low * 4);
});

it('ignores one slow call at low load', () => {
  const shedder = createLoadShedder(lateMs, () => 0);
  const before = shedder.limit;
  shedder.tryEnter();
  shedder.leave(20_000);
  expect(shedder.limit).toBe(before);
});
