// TMF620: tariffs, extras and roaming plans are product offerings of different categories. Their id is the category and
// the operator's key: extra:20107.

import { Type, type Static } from 'typebox';
import { centsOfValue } from '#platform/money.ts';
import { oneOf } from '#platform/schema.ts';
import type { ImportedResource } from '../../import/imported-resource.ts';
import { resourceReader, readRecords, type ImportedRecord } from '../../import/read-records.ts';
import type { Queryable } from '../../database/database.ts';
import { characteristicsOf, recordOf } from '../characteristics.ts';
import { pageOf } from '../match-list.ts';
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

export const priceAttributes = {
  id: Type.Optional(Id),
  name: Type.Optional(Name),
  priceType: Type.Optional(oneOf(['recurring', 'oneTime'])),
  recurringChargePeriodLength: Type.Optional(Type.Literal(1)),
  price: tmfObject({ unit: Type.Optional(oneOf(['EUR'])), value: Type.Number({ minimum: 0, maximum: 1_000_000 }) }),
};
export const ChargePeriod = Type.Optional(oneOf(['month']));

/** A price within an offering; the definition of a price by itself has another name for the period. */
const PriceSchema = tmfObject({ ...priceAttributes, recurringChargePeriod: ChargePeriod });
type Price = Static<typeof PriceSchema>;

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
    attributes: {
      id: 'text',
      name: 'text',
      description: 'text',
      lifecycleStatus: 'text',
      'category.id': 'text',
      'productSpecification.id': 'text',
      'productOfferingPrice.priceType': 'text',
      'productOfferingPrice.price.value': 'number',
    },
    completion: {
      omissible: ['category'],
      sources: [],
      complete(sent, id) {
        const category = typeof id === 'string' ? categoryIn(id)?.category : undefined;
        return { ...(category && { category: [{ id: category.name }] }), ...sent };
      },
    },
    async list(db, query) {
      return pageOf(await listOfferings(db, kinds), query);
    },
    async find(db, id, stored) {
      const named = categoryIn(id);
      if (!named) return null;
      const { category, key } = named;
      const read = resourceReader(db, stored);
      const [record] = await read(kinds[category.name], { [category.key]: key });
      if (!record) return null;
      return present(category, record, category.name === 'extra' ? await read(kinds.tariffExtra, { code: key }) : []);
    },
    recordsOf: (_, sent) => Promise.resolve(recordsOf(kinds, sent as unknown as OfferingBody)),
  };
}

/** The whole catalogue: an operator has hundreds of offerings, not thousands. */
export async function listOfferings(db: Queryable, kinds: CatalogueResources): Promise<TmfObject[]> {
  const offersByCode = Map.groupBy(await readRecords(db, kinds.tariffExtra, {}), ({ code }) => code);
  const offerings: TmfObject[] = [];
  for (const category of categories) {
    const records = await readRecords(db, kinds[category.name], {});
    const isExtra = category.name === 'extra';
    offerings.push(
      ...records.map((record) => present(category, record, (isExtra && offersByCode.get(record['code'])) || [])),
    );
  }
  return offerings;
}

/** extra:20107 is the extra 20107. */
function categoryIn(id: string): { category: Category; key: string } | null {
  const at = id.indexOf(':');
  const category = categories.find(({ name }) => name === id.slice(0, at));
  return category && id.length > at + 1 ? { category, key: id.slice(at + 1) } : null;
}

/** With the offers of an extra in tariffs. */
function present(category: Category, record: ImportedRecord, offersOfTariffs: readonly ImportedRecord[]): TmfObject {
  const id = `${category.name}:${String(record[category.key])}`;
  const offered = offersOfTariffs.map(({ code: _code, ...offer }) => offer);
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

function priceOf(id: string, category: Category, record: ImportedRecord) {
  const priceType = category.priceTypeOf(record);
  return {
    id: `${id}:price`,
    '@type': 'ProductOfferingPrice',
    priceType,
    ...(priceType === 'recurring' && { recurringChargePeriod: 'month', recurringChargePeriodLength: 1 }),
    price: { unit: 'EUR', value: Number(record[category.price]) / 100 },
  };
}

function recordsOf(kinds: CatalogueResources, sent: OfferingBody): ResourceRecord[] {
  const named = categoryIn(sent.id);
  if (!named || sent.category[0]?.id !== named.category.name) {
    throw new TmfError('invalidBody', 'id must begin with category.0.id and a colon.');
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
  const priceType = category.priceTypeOf(record);
  if ((price!.priceType ?? priceType) !== priceType) {
    throw new TmfError('invalidBody', `productOfferingPrice.0.priceType must be ${priceType} for this offering.`);
  }
  const [offered, another] = uses.filter(({ name }) => name === offers);
  if (another) throw new TmfError('invalidBody', `${offers} is a duplicate.`);
  return [
    { kind: kinds[category.name], record, attributes: attributesOf(category), characteristics },
    ...(offered?.productSpecCharacteristicValue ?? []).map(({ value }) => offerOf(kinds.tariffExtra, key, value)),
  ];
}

const characteristics = 'prodSpecCharValueUse';

function attributesOf({ key, price }: Category): Record<string, string> {
  return {
    [key]: 'id',
    [price]: 'productOfferingPrice.0.price.value',
    name_bg: 'name',
    description_bg: 'description',
    is_archived: 'lifecycleStatus',
  };
}

function offerOf(kind: ImportedResource, code: string, value: unknown): ResourceRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TmfError('invalidBody', `The values of ${offers} must be objects.`);
  }
  return {
    kind,
    record: { ...value, code },
    attributes: { code: 'id' },
    characteristics: `${characteristics}.${offers}`,
  };
}

function archived({ isArchivable }: Category, { lifecycleStatus }: OfferingBody): ImportedRecord {
  if (isArchivable) return { is_archived: lifecycleStatus === 'Retired' };
  if (lifecycleStatus === 'Retired') {
    throw new TmfError(
      'invalidBody',
      'lifecycleStatus must be Active: withdraw it from its tariffs with is_withdrawn.',
    );
  }
  return {};
}

function centsOf({ price: { value } }: Price): number {
  const cents = centsOfValue(value);
  if (Math.abs(value * 100 - cents) > 1e-6)
    throw new TmfError('invalidBody', 'productOfferingPrice.0.price.value must have whole cents.');
  return cents;
}
