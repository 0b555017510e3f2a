// Lines of one load that say of another row what an earlier one said of its own: the same key, or a value that only one row has.

import type { ImportedResource, Problem } from './imported-resource.ts';
import { keyFieldsOf, type GoodRecord } from './record.ts';

export type DuplicateFinder = (record: GoodRecord) => Problem | null;

/** Remembers what it was shown. */
export function createDuplicateFinder(kind: ImportedResource): DuplicateFinder {
  const groups = [keyFieldsOf(kind), ...(kind.distinct ?? [])].map((fields) => ({ fields, seen: new Set<string>() }));
  return ({ key, distinct }) => {
    const values = [key, ...distinct];
    const twice = groups.find(({ seen }, at) => seen.has(values[at]!));
    if (twice) return { field: twice.fields.join(', '), message: 'stands in an earlier line already' };
    for (const [at, { seen }] of groups.entries()) if (values[at] !== null) seen.add(values[at]!);
    return null;
  };
}
