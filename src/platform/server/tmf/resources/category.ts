// TMF620: the categories of the catalogue. They are built in and read-only.

import type { TmfResource } from '../resource.ts';
import { catalogue, categories } from './catalogue.ts';

const all = categories.map(({ name, title }) => ({ id: name, name: title, lifecycleStatus: 'Active', isRoot: true }));

export const category: TmfResource = {
  api: catalogue,
  name: 'category',
  type: 'Category',
  body: null,
  isCreated: false,
  undeletable: 'The categories are part of the portal.',
  filters: [],
  list: (_, { offset, limit }) => Promise.resolve({ total: all.length, items: all.slice(offset, offset + limit) }),
  find: (_, id) => Promise.resolve(all.find((each) => each.id === id) ?? null),
  recordsOf: () => Promise.resolve([]),
};
