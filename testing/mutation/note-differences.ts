// Notes which mutations would have changed a result in the tests of a worker (list.ts). A setup file of Vitest.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { createDifferences, type Differences } from './differences.ts';
import { instrument } from './instrument.ts';
import { isMutated } from './mutations.ts';
import { watchQueries } from './watch-queries.ts';

const root = join(import.meta.dirname, '../..');
/** One for all test files of a worker: they share the modules that they load. */
const ofWorker = globalThis as { differences?: Differences };

if (!ofWorker.differences) {
  ofWorker.differences = createDifferences();
  watchQueries(ofWorker.differences, placeOfCaller);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : '';
      return isMutated(file) ? { ...loaded, source: instrument(file, readFileSync(join(root, file), 'utf8')) } : loaded;
    },
  });
}

/** The line of the product that builds a query. */
function placeOfCaller(): string | null {
  const frames = new Error('here')
    .stack!.split('\n')
    .map((frame) => /(?:file:\/\/)?(\/[^\s():]+):(\d+):\d+/.exec(frame));
  const found = frames.find((frame) => frame && isMutated(relative(root, frame[1]!)));
  return found ? `${relative(root, found[1]!)}:${found[2]}` : null;
}

afterAll(() => {
  const folder = process.env['NOTED_DIFFERENCES']!;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...ofWorker.differences!.noted]));
});
