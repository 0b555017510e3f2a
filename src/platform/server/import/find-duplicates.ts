// Finds lines of one import with the key, or a unique value, of an earlier line.

import type { ImportedResource } from './imported-resource.ts';
import type { Problem } from './problem.ts';
import { keyFieldsOf, type GoodRecord } from './record.ts';

export type DuplicateFinder = (record: GoodRecord) => Problem | null;

export function createDuplicateFinder(kind: ImportedResource): DuplicateFinder {
  const groups = [keyFieldsOf(kind), ...(kind.distinct ?? [])].map((fields) => ({ fields, seen: new Set<string>() }));
  return ({ key, distinct }) => {
    const values = [key, ...distinct];
    const twice = groups.find(({ seen }, at) => seen.has(values[at]!));
    if (twice) return { field: twice.fields.join(', '), message: 'is already in an earlier line' };
    for (const [at, { seen }] of groups.entries()) if (values[at] !== null) seen.add(values[at]!);
    return null;
  };
}
