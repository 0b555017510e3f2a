import { describe, expect, it } from 'vitest';
import { factorOf, machineFactor, scaledMs } from './machine-factor.ts';

describe('the machine factor', () => {
  it.each([
    ['an idle machine keeps the limits', 60, 0.1, 1],
    ['a fast machine keeps the limits', 15, 0, 1],
    ['a slow machine gets more time', 180, 0, 3],
    ['a busy machine gets its load per core', 60, 7.5, 7.5],
    ['a stuck machine is not waited for without end', 60_000, 500, 20],
  ])('%s', (_, tookMs, loadPerCore, factor) => expect(factorOf(tookMs, loadPerCore)).toBe(factor));

  it('is measured once a run', () => {
    expect(process.env['MACHINE_FACTOR']).toBe(String(machineFactor()));
    expect(scaledMs(1000)).toBe(1000 * machineFactor());
  });
});
