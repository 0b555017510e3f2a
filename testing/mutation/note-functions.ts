// Notes which functions of the product a test file runs (reaching-tests.ts). A setup file of Vitest.

import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';

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
  const reached: Record<string, string[]> = {};
  for (const { url, functions } of result) {
    const path = relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);
    if (!/^src\/.*(?<!\.test)\.ts$/.test(path)) continue;
    const names = functions.filter(({ ranges }) => ranges[0]!.count > 0).map(({ functionName }) => functionName);
    if (names.length > 0) reached[path] = [...new Set(names)];
  }
  write(relative(root, expect.getState().testPath ?? ''), reached);
});

function write(test: string, reached: Record<string, string[]>): void {
  const folder = process.env['REACHED_FUNCTIONS']!;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${test.replaceAll('/', '!')}.json`), JSON.stringify({ test, reached }));
}
