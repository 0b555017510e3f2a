import { expect, it } from 'vitest';
import { pageOf } from './match-list.ts';

const items = [
  { id: 'c', name: 'first' },
  { id: 'a', name: 'second' },
  { id: 'b', name: 'first' },
];
const page = { conditions: [], sort: [], offset: 0, limit: 10 };
const idsOf = (query: Partial<Parameters<typeof pageOf>[1]>) =>
  pageOf(items, { ...page, ...query }).items.map(({ id }) => id);

it('a list without a sort key keeps its order', () => {
  expect(idsOf({})).toEqual(['c', 'a', 'b']);
});

it.each([
  ['up', false, ['b', 'c', 'a']],
  ['down', true, ['a', 'b', 'c']],
])('a list is sorted %s by an attribute, then by the id', (_, isDescending, ids) => {
  expect(idsOf({ sort: [{ attribute: 'name', isDescending }] })).toEqual(ids);
});

it('a page has its part of the list, and the number of all', () => {
  expect(pageOf(items, { ...page, offset: 1, limit: 1 })).toEqual({ total: 3, items: [items[1]] });
});
