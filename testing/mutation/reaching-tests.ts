// Which test files run a mutated line.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LineCounts } from './line-counts.ts';
import type { Mutation } from './mutations.ts';

/** A test file and the lines that it runs, by file (note-lines.ts). */
export type TestReach = { test: string; reached: Record<string, LineCounts> };

export function readReach(folder: string): TestReach[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TestReach);
}

/**
 * Those next to the file first. Then those that run the fewest lines and those that run this one most often, in turn: they
 * say most about it. A line may run only while its module loads, which counts for the first test: the others that use the
 * module or its importers follow. None if no test runs the line.
 */
export function testsReaching(
  reaches: readonly TestReach[],
  { file, line }: Mutation,
  importers: readonly string[],
): string[] {
  const ofModule = reaches.filter(({ reached }) => file in reached);
  const ofLine = ofModule.filter(({ reached }) => line in reached[file]!);
  if (ofLine.length === 0) return [];
  const ofImporters = reaches.filter(({ reached }) => importers.some((importer) => importer in reached));
  const countOf = ({ reached }: TestReach) => reached[file]?.[line] ?? 0;
  const inTurn = (tests: readonly TestReach[]) => {
    const sorted = (orderOf: (reach: TestReach) => number) =>
      tests.toSorted(
        (one, other) => distance(one.test, file) - distance(other.test, file) || orderOf(one) - orderOf(other),
      );
    const [narrowest, busiest] = [sorted(sizeOf), sorted((reach) => -countOf(reach))];
    return narrowest.flatMap(({ test }, index) => [test, busiest[index]!.test]);
  };
  return [...new Set([...inTurn(ofLine), ...inTurn(ofModule), ...inTurn(ofImporters)])];
}

function sizeOf({ reached }: TestReach): number {
  return Object.values(reached).reduce((sum, lines) => sum + Object.keys(lines).length, 0);
}

/** 0: the test of the file; 1: of its folder; 2: of its area; 3: of another one. */
function distance(test: string, file: string): number {
  if (test === file.replace(/\.ts$/, '.test.ts')) return 0;
  const near = (start: string) => test.startsWith(`${start}/`);
  if (near(file.slice(0, file.lastIndexOf('/')))) return 1;
  return near(file.split('/', 3).join('/')) ? 2 : 3;
}
