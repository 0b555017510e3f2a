// Notes which functions of the product a test file runs (reaching-tests.ts). A setup file of Vitest.

import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TestReach } from './reaching-tests.ts';

const root = join(import.meta.dirname, '../..');
const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const reached: TestReach['reached'] = {};
  for (const { url, functions } of result) {
    const path = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
    if (!/^src\/.*(?<!\.test)\.ts$/.test(path)) continue;
    const calls: Record<string, number> = {};
    for (const { functionName, ranges } of functions) {
      const { count } = ranges[0]!;
      if (count > 0) calls[functionName] = (calls[functionName] ?? 0) + count;
    }
    if (Object.keys(calls).length > 0) reached[path] = calls;
  }
  write(relative(root, expect.getState().testPath ?? ''), reached);
});

function write(test: string, reached: TestReach['reached']): void {
  const folder = process.env['REACHED_FUNCTIONS']!;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${test.replaceAll('/', '!')}.json`), JSON.stringify({ test, reached }));
}
