// Filters, sorts and pages short lists that are in memory. list-store.ts does the same in the database.

import type { Condition, ListQuery, Operator, ResourcePage, SortKey, TmfObject } from './resource.ts';

export function pageOf(items: readonly TmfObject[], { conditions, sort, offset, limit }: ListQuery): ResourcePage {
  const found = items.filter((item) => conditions.every((condition) => matches(item, condition)));
  const sorted = sort.length > 0 ? found.toSorted((one, other) => compareBy(sort, one, other)) : found;
  return { total: sorted.length, items: sorted.slice(offset, offset + limit) };
}

function matches(item: TmfObject, { attribute, operator, values }: Condition): boolean {
  const found = valuesAt(item, attribute.split('.'));
  if (operator === 'ne') return found.every((value) => values.every((each) => compare(value, each) !== 0));
  return found.some((value) => values.some((each) => isTrue[operator](compare(value, each))));
}

const isTrue: Record<Exclude<Operator, 'ne'>, (order: number) => boolean> = {
  eq: (order) => order === 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

/** The values of an attribute; several if a list is on its path. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return value === undefined ? [] : [value];
  return typeof value === 'object' && value !== null ? valuesAt((value as Record<string, unknown>)[name], rest) : [];
}

/** Resources without the attribute are last in both directions; equal ones are ordered by id. */
function compareBy(sort: readonly SortKey[], one: TmfObject, other: TmfObject): number {
  for (const { attribute, isDescending } of sort) {
    const [[first], [second]] = [valuesAt(one, attribute.split('.')), valuesAt(other, attribute.split('.'))];
    if (first === undefined || second === undefined) {
      if (first !== second) return first === undefined ? 1 : -1;
      continue;
    }
    const order = compare(first, second);
    if (order !== 0) return isDescending ? -order : order;
  }
  return compare(one.id, other.id);
}

function compare(one: unknown, other: unknown): number {
  const [first, second] = [one, other] as [string, string];
  return first < second ? -1 : first > second ? 1 : 0;
}
