// Finds lines of one import with the key, or a unique value, of an earlier line.

import type { ImportedResource } from './imported-resource.ts';
import { createKeySet } from './key-set.ts';
import type { Problem } from './problem.ts';
import { keyFieldsOf, type GoodRecord } from './record.ts';

export type DuplicateFinder = (record: GoodRecord) => Problem | null;

export function createDuplicateFinder(kind: ImportedResource): DuplicateFinder {
  const groups = [keyFieldsOf(kind), ...(kind.distinct ?? [])].map((fields) => ({ fields, seen: createKeySet() }));
  return ({ key, distinct }) => {
    const values = [key, ...distinct];
    const given = groups.flatMap((group, at) => (values[at] == null ? [] : [{ ...group, value: values[at] }]));
    const twice = given.find(({ seen, value }) => seen.has(value));
    if (twice) return { field: twice.fields.join(', '), message: 'is already in an earlier line' };
    for (const { seen, value } of given) seen.add(value);
    return null;
  };
}
