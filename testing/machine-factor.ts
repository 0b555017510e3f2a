// How much slower this machine is now than an idle one with its cores: time limits of tests are multiplied by it.

import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

/** What the sample takes on an idle core of 2020. */
const referenceMs = 60;
const slowest = 20;

/** Measured once a run; its workers and the programs they start inherit it. */
export function machineFactor(): number {
  const measured = (process.env['MACHINE_FACTOR'] ??= String(
    factorOf(sampleMs(), (loadavg()[0] ?? 0) / availableParallelism()),
  ));
  return Number(measured);
}

/** A time limit for this machine. */
export function scaledMs(limitMs: number): number {
  return limitMs * machineFactor();
}

/** Never below 1: a fast machine keeps the limits as written. */
export function factorOf(tookMs: number, loadPerCore: number): number {
  const factor = Math.max(1, tookMs / referenceMs, loadPerCore);
  return Math.min(slowest, Math.round(factor * 10) / 10);
}

function sampleMs(): number {
  const block = Buffer.alloc(1 << 20);
  const started = performance.now();
  for (let turn = 0; turn < 40; turn++) createHash('sha256').update(block).digest();
  return performance.now() - started;
}
