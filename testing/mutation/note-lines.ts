// Notes which lines of the product a test file runs (reaching-tests.ts). A setup file of Vitest.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Differences } from './differences.ts';
import { instrument } from './instrument.ts';
import { countLines, type LineCounts } from './line-counts.ts';
import { isMutated } from './mutations.ts';
import type { TestReach } from './reaching-tests.ts';

const root = join(import.meta.dirname, '../..');
/** One for all test files of a worker: code that was compiled before the start is not counted in parts. */
const ofWorker = globalThis as { coverage?: Session; differences?: Differences };

beforeAll(async () => {
  if (ofWorker.coverage) return;
  const session = new Session();
  ofWorker.coverage = session;
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(async () => {
  // What ran since it was last taken.
  const { result } = await ofWorker.coverage!.post('Profiler.takePreciseCoverage');
  const reached = Object.fromEntries(result.flatMap(linesOf));
  write(relative(root, expect.getState().testPath ?? ''), reached);
});

function linesOf({ url, functions }: Profiler.ScriptCoverage): [file: string, lines: LineCounts][] {
  const file = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
  if (!/^src\/.*(?<!\.test)\.ts$/.test(file) || functions.every(({ ranges }) => ranges[0]!.count === 0)) return [];
  const source = readFileSync(join(root, file), 'utf8');
  // As it ran (note-differences.ts).
  const run = ofWorker.differences && isMutated(file) ? instrument(file, source) : source;
  return [[file, countLines(run, functions)]];
}

function write(test: string, reached: TestReach['reached']): void {
  const folder = process.env['REACHED_LINES']!;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${test.replaceAll('/', '!')}.json`), JSON.stringify({ test, reached }));
}
