// Which test files run the function around a mutated line.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsAround } from './enclosing-function.ts';
import type { Mutation } from './mutations.ts';

/** A test file and how often it runs each function, by file (note-functions.ts). */
export type TestReach = { test: string; reached: Record<string, Record<string, number>> };

export function readReach(folder: string): TestReach[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TestReach);
}

/**
 * Those next to the file first. Then those that run the fewest functions and those that run this one most often, in turn: they
 * say most about it. A line outside of functions, or in one that runs only while its module loads, is reached by all tests of the module.
 */
export function testsReaching(reaches: readonly TestReach[], { file, line }: Mutation, source: string): string[] {
  const ofModule = reaches.filter(({ reached }) => file in reached);
  const [innermost] = functionsAround(source, line);
  const callsOf = ({ reached }: TestReach) =>
    Object.entries(reached[file]!).reduce(
      (sum, [name, calls]) => (lastPart(name) === innermost ? sum + calls : sum),
      0,
    );
  const ofFunction = ofModule.filter((reach) => callsOf(reach) > 0);
  const tests = ofFunction.length > 0 ? ofFunction : ofModule;
  const sorted = (orderOf: (reach: TestReach) => number) =>
    tests
      .toSorted((one, other) => distance(one.test, file) - distance(other.test, file) || orderOf(one) - orderOf(other))
      .map(({ test }) => test);
  const [narrowest, busiest] = [sorted(sizeOf), sorted((reach) => -callsOf(reach))];
  return [...new Set(narrowest.flatMap((test, index) => [test, busiest[index]!]))];
}

/** V8 reports `route.handler` for a function that is assigned to a property. */
const lastPart = (name: string) => name.split('.').at(-1);

function sizeOf({ reached }: TestReach): number {
  return Object.values(reached).reduce((sum, calls) => sum + Object.keys(calls).length, 0);
}

/** 0: the test of the file; 1: of its folder; 2: of its area; 3: of another one. */
function distance(test: string, file: string): number {
  if (test === file.replace(/\.ts$/, '.test.ts')) return 0;
  const near = (start: string) => test.startsWith(`${start}/`);
  if (near(file.slice(0, file.lastIndexOf('/')))) return 1;
  return near(file.split('/', 3).join('/')) ? 2 : 3;
}
