// TMF620: tariffs, extras and roaming plans are product offerings of different categories. Their id is the category and
// the operator's key: extra:20107.

import { Type, type Static } from 'typebox';
import { centsOfValue } from '#platform/money.ts';
import { oneOf } from '#platform/schema.ts';
import type { ImportedResource } from '../../import/imported-resource.ts';
import {
  countRecords,
  resourceReader,
  readRecords,
  type ResourceReader,
  type ImportedRecord,
  type RecordFilter,
} from '../../import/read-records.ts';
import { characteristicsOf, recordOf } from '../characteristics.ts';
import {
  Id,
  linkTo,
  LongText,
  Name,
  Ref,
  tmfObject,
  type ResourceRecord,
  type TmfObject,
  type TmfResource,
} from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { attributeFields, catalogue, categories, type Category, type CatalogueResources } from './catalogue.ts';

export const PriceSchema = tmfObject({
  id: Type.Optional(Id),
  name: Type.Optional(Name),
  priceType: oneOf(['recurring', 'oneTime']),
  recurringChargePeriodType: Type.Optional(oneOf(['month'])),
  recurringChargePeriodLength: Type.Optional(Type.Literal(1)),
  price: tmfObject({ unit: oneOf(['EUR']), value: Type.Number({ minimum: 0, maximum: 1_000_000 }) }),
});
export type Price = Static<typeof PriceSchema>;

const ValueUse = tmfObject({
  id: Type.Optional(Id),
  name: Name,
  valueType: Type.Optional(Name),
  productSpecCharacteristicValue: Type.Array(tmfObject({ value: Type.Unknown() }), { minItems: 1, maxItems: 200 }),
});

const body = tmfObject({
  id: Id,
  name: Name,
  description: Type.Optional(LongText),
  lifecycleStatus: Type.Optional(oneOf(['Active', 'Retired'])),
  category: Type.Array(Ref, { minItems: 1, maxItems: 1 }),
  productSpecification: Type.Optional(Ref),
  productOfferingPrice: Type.Array(PriceSchema, { minItems: 1, maxItems: 1 }),
  prodSpecCharValueUse: Type.Optional(Type.Array(ValueUse, { maxItems: 50 })),
});
type OfferingBody = Static<typeof body>;

/** The offers of a tariff for an extra are part of the extra, with one value per tariff. */
const offers = 'tariff_extras';

export function productOffering(kinds: CatalogueResources): TmfResource {
  return {
    api: catalogue,
    name: 'productOffering',
    type: 'ProductOffering',
    body,
    isCreated: true,
    undeletable:
      'Customers and their bills refer to it: retire a roaming plan by lifecycleStatus, withdraw an extra from its tariffs by is_withdrawn.',
    filters: ['category.id', 'name'],
    async list(db, { filters, offset, limit }) {
      const where: RecordFilter = filters['name'] === undefined ? {} : { name_bg: filters['name'] };
      const items: TmfObject[] = [];
      let total = 0;
      for (const category of categories) {
        if (filters['category.id'] !== undefined && filters['category.id'] !== category.name) continue;
        const kind = kinds[category.name];
        const page = { offset: Math.max(0, offset - total), limit: limit - items.length };
        total += await countRecords(db, kind, where);
        if (page.limit === 0) continue;
        for (const record of await readRecords(db, kind, where, page)) {
          items.push(await present(resourceReader(db), kinds, category, record));
        }
      }
      return { total, items };
    },
    async find(db, id, stored) {
      const named = categoryIn(id);
      if (!named) return null;
      const { category, key } = named;
      const read = resourceReader(db, stored);
      const [record] = await read(kinds[category.name], { [category.key]: key });
      return record ? present(read, kinds, category, record) : null;
    },
    recordsOf: (_, sent) => Promise.resolve(recordsOf(kinds, sent as unknown as OfferingBody)),
  };
}

/** extra:20107 is the extra 20107. */
function categoryIn(id: string): { category: Category; key: string } | null {
  const at = id.indexOf(':');
  const category = categories.find(({ name }) => name === id.slice(0, at));
  return category && id.length > at + 1 ? { category, key: id.slice(at + 1) } : null;
}

async function present(
  read: ResourceReader,
  kinds: CatalogueResources,
  category: Category,
  record: ImportedRecord,
): Promise<TmfObject> {
  const id = `${category.name}:${String(record[category.key])}`;
  const offered = category.name === 'extra' ? await offersOf(read, kinds, String(record['code'])) : [];
  return {
    id,
    name: String(record['name_bg']),
    ...(record['description_bg'] !== undefined && { description: record['description_bg'] }),
    lifecycleStatus: record['is_archived'] === true ? 'Retired' : 'Active',
    category: [linkTo('Category', category.name)],
    productSpecification: linkTo('ProductSpecification', category.name),
    productOfferingPrice: [priceOf(id, category, record)],
    prodSpecCharValueUse: [
      ...characteristicsOf(record, attributeFields(category)).map(({ name, value }) => ({
        name,
        productSpecCharacteristicValue: [{ value }],
      })),
      ...(offered.length > 0
        ? [{ name: offers, productSpecCharacteristicValue: offered.map((value) => ({ value })) }]
        : []),
    ],
  };
}

async function offersOf(read: ResourceReader, kinds: CatalogueResources, code: string): Promise<ImportedRecord[]> {
  const records = await read(kinds.tariffExtra, { code });
  return records.map((record) => Object.fromEntries(Object.entries(record).filter(([field]) => field !== 'code')));
}

function priceOf(id: string, category: Category, record: ImportedRecord) {
  const priceType = category.priceTypeOf(record);
  return {
    id: `${id}:price`,
    priceType,
    ...(priceType === 'recurring' && { recurringChargePeriodType: 'month', recurringChargePeriodLength: 1 }),
    price: { unit: 'EUR', value: Number(record[category.price]) / 100 },
  };
}

function recordsOf(kinds: CatalogueResources, sent: OfferingBody): ResourceRecord[] {
  const named = categoryIn(sent.id);
  if (!named || sent.category[0]?.id !== named.category.name) {
    throw new TmfError('invalidBody', 'id must begin with the id of the category and a colon.');
  }
  if ((sent.productSpecification?.id ?? named.category.name) !== named.category.name) {
    throw new TmfError('invalidBody', 'productSpecification.id must be that of the category.');
  }
  const { category, key } = named;
  const uses = sent.prodSpecCharValueUse ?? [];
  const values = uses
    .filter(({ name }) => name !== offers)
    .map(({ name, productSpecCharacteristicValue: [first] }) => ({ name, value: first?.value }));
  const [price] = sent.productOfferingPrice;
  const record = recordOf(values, {
    [category.key]: key,
    name_bg: sent.name,
    description_bg: sent.description,
    [category.price]: centsOf(price!),
    ...archived(category, sent),
  });
  if (price!.priceType !== category.priceTypeOf(record))
    throw new TmfError('invalidBody', 'priceType does not match the offering.');
  const [offered, another] = uses.filter(({ name }) => name === offers);
  if (another) throw new TmfError('invalidBody', `${offers} is a duplicate.`);
  return [
    { kind: kinds[category.name], record },
    ...(offered?.productSpecCharacteristicValue ?? []).map(({ value }) => offerOf(kinds.tariffExtra, key, value)),
  ];
}

function offerOf(kind: ImportedResource, code: string, value: unknown): ResourceRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TmfError('invalidBody', `The values of ${offers} must be objects.`);
  }
  return { kind, record: { ...value, code } };
}

function archived({ isArchivable }: Category, { lifecycleStatus }: OfferingBody): ImportedRecord {
  if (isArchivable) return { is_archived: lifecycleStatus === 'Retired' };
  if (lifecycleStatus === 'Retired') {
    throw new TmfError('invalidBody', 'Withdraw it from its tariffs with is_withdrawn.');
  }
  return {};
}

function centsOf({ price: { value } }: Price): number {
  const cents = centsOfValue(value);
  if (Math.abs(value * 100 - cents) > 1e-6) throw new TmfError('invalidBody', 'A price must have whole cents.');
  return cents;
}
