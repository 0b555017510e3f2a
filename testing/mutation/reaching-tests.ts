// Which test files run the function around a mutated line.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsAround } from './enclosing-function.ts';
import type { Mutation } from './mutations.ts';

/** A test file and the functions that it runs, by file (note-functions.ts). */
export type TestReach = { test: string; reached: Record<string, string[]> };

export function readReach(folder: string): TestReach[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TestReach);
}

/**
 * Those next to the file first, then those that run the fewest functions: they say most about each. A line outside of
 * functions, or in one that runs only while its module loads, is reached by all tests of the module.
 */
export function testsReaching(reaches: readonly TestReach[], { file, line }: Mutation, source: string): string[] {
  const ofModule = reaches.filter(({ reached }) => file in reached);
  const [innermost] = functionsAround(source, line);
  const ofFunction = ofModule.filter(({ reached }) => reached[file]!.some((name) => lastPart(name) === innermost));
  const tests = ofFunction.length > 0 ? ofFunction : ofModule;
  const order = (reach: TestReach) => [distance(reach.test, file), sizeOf(reach)] as const;
  return tests
    .map((reach) => ({ test: reach.test, order: order(reach) }))
    .toSorted((one, other) => one.order[0] - other.order[0] || one.order[1] - other.order[1])
    .map(({ test }) => test);
}

/** V8 reports `route.handler` for a function that is assigned to a property. */
const lastPart = (name: string) => name.split('.').at(-1);

function sizeOf({ reached }: TestReach): number {
  return Object.values(reached).reduce((sum, names) => sum + names.length, 0);
}

/** 0: the test of the file; 1: of its folder; 2: of its area; 3: of another one. */
function distance(test: string, file: string): number {
  if (test === file.replace(/\.ts$/, '.test.ts')) return 0;
  const near = (start: string) => test.startsWith(`${start}/`);
  if (near(file.slice(0, file.lastIndexOf('/')))) return 1;
  return near(file.split('/', 3).join('/')) ? 2 : 3;
}
