// TMF620: the characteristics that offerings of a category may have. It is built in and read-only, and derived from the
// import fields.

import { fieldsOf, type Column, type ImportedResource } from '../../import/imported-resource.ts';
import { pageOf } from '../match-list.ts';
import type { TmfObject, TmfResource } from '../resource.ts';
import { attributeFields, catalogue, categories, type CatalogueResources, type Category } from './catalogue.ts';

export function productSpecification(kinds: CatalogueResources): TmfResource {
  const all = categories.map((category) => specificationOf(category, kinds));
  return {
    api: catalogue,
    name: 'productSpecification',
    type: 'ProductSpecification',
    body: null,
    isCreated: false,
    undeletable: 'The specifications are part of the portal.',
    attributes: { id: 'text', name: 'text', lifecycleStatus: 'text' },
    list: (_, query) => Promise.resolve(pageOf(all, query)),
    find: (_, id) => Promise.resolve(all.find((each) => each.id === id) ?? null),
    recordsOf: () => Promise.resolve([]),
  };
}

function specificationOf(category: Category, kinds: CatalogueResources): TmfObject {
  const kind = kinds[category.name];
  const fields = fieldsOf(kind).filter(({ name }) => !attributeFields(category).includes(name));
  const offered = category.name === 'extra' ? [tariffExtras(kinds.tariffExtra)] : [];
  return {
    id: category.name,
    name: category.title,
    lifecycleStatus: 'Active',
    productSpecCharacteristic: [...fields.map((field) => characteristicOf(kind, field)), ...offered],
  };
}

function characteristicOf({ record }: ImportedResource, { name, words }: Column) {
  const isNeeded = (record.required as readonly string[]).includes(name);
  return {
    name,
    description: words.description,
    valueType: words.type ?? 'string',
    configurable: true,
    minCardinality: isNeeded ? 1 : 0,
    maxCardinality: 1,
    ...(words.enum && { productSpecCharacteristicValue: words.enum.map((value) => ({ value })) }),
  };
}

function tariffExtras({ about }: ImportedResource) {
  return { name: 'tariff_extras', description: about, valueType: 'object', configurable: true, minCardinality: 0 };
}
