// TMF620: the categories of the catalogue. They are built in and read-only.

import { pageOf } from '../match-list.ts';
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
  attributes: { id: 'text', name: 'text', lifecycleStatus: 'text', isRoot: 'boolean' },
  list: (_, query) => Promise.resolve(pageOf(all, query)),
  find: (_, id) => Promise.resolve(all.find((each) => each.id === id) ?? null),
  recordsOf: () => Promise.resolve([]),
};
