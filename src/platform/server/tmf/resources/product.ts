// TMF637: the products of a customer. A number is a product with its tariff; an extra, roaming tariff or roaming
// package on it is a product that relies on it. Its id is the number, the category and the key:
// 359888100101:extra:20107.

import { Type, type Static } from 'typebox';
import { oneOf } from '#platform/schema.ts';
import type { Queryable } from '../../database/database.ts';
import { readRecords } from '../../import/read-records.ts';
import { recordOf } from '../characteristics.ts';
import { findIds } from '../list-store.ts';
import {
  Characteristic,
  Id,
  Moment,
  Name,
  Ref,
  tmfObject,
  type ResourceRecord,
  type TmfApi,
  type TmfResource,
} from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { readDay } from './days.ts';
import { holdings, statuses, type OwnedProduct } from './holdings.ts';
import { productsOf, type InventoryResources } from './present-product.ts';
import { listedProducts, productOrder } from './product-store.ts';

const inventory: TmfApi = { path: '/productInventory/v4', scope: 'inventory' };

const body = tmfObject({
  id: Id,
  name: Type.Optional(Name),
  status: oneOf(statuses),
  startDate: Type.Optional(Moment),
  terminationDate: Type.Optional(Moment),
  productOffering: Ref,
  relatedParty: Type.Optional(Type.Array(Ref, { maxItems: 1 })),
  agreement: Type.Optional(Type.Array(Ref, { maxItems: 1 })),
  productCharacteristic: Type.Optional(Type.Array(Characteristic, { maxItems: 50 })),
  productRelationship: Type.Optional(
    Type.Array(tmfObject({ relationshipType: oneOf(['reliesOn']), product: Ref }), { maxItems: 1 }),
  ),
});
type ProductBody = Static<typeof body>;

/** The signing date of a contract that is created with its first number. */
const contractSignedOn = 'contract_signed_on';

export function product(kinds: InventoryResources): TmfResource {
  return {
    api: inventory,
    name: 'product',
    type: 'Product',
    body,
    isCreated: true,
    auditAction: 'operator.product',
    undeletable: 'What a customer had stays known: end it by the status terminated.',
    attributes: listed,
    completion: { omissible: ['id', 'productOffering'], sources: [], complete: completeProduct },
    async list(db, query) {
      const { total, ids } = await findIds(db, source, query);
      const service_id = [...new Set(ids.map((id) => id.split(':')[0]!))];
      const found = await productsOf(db, kinds, { service_id });
      return { total, items: ids.flatMap((id) => found.get(id) ?? []) };
    },
    async find(db, id, stored) {
      const [service_id = ''] = id.split(':');
      return (await productsOf(db, kinds, { service_id }, stored)).get(id) ?? null;
    },
    recordsOf: (db, sent) => recordsOf(db, kinds, sent as unknown as ProductBody),
  };
}

const listed = {
  id: 'text',
  status: 'text',
  startDate: 'moment',
  terminationDate: 'moment',
  'productOffering.id': 'text',
  'relatedParty.id': 'text',
  'agreement.id': 'text',
} as const;

const source = { rows: listedProducts, attributes: listed, order: productOrder };

function completeProduct(sent: Readonly<Record<string, unknown>>, id: unknown): Record<string, unknown> {
  const derived = id === undefined ? idOfExtra(sent) : undefined;
  return completeOffering({ ...(derived !== undefined && { id: derived }), ...sent }, id ?? derived);
}

/** A number has an extra once, so the number and the offering identify it; a roaming plan may also be a package. */
function idOfExtra(sent: Readonly<Record<string, unknown>>): string | undefined {
  const { productOffering: offering, productRelationship: relations } = sent as Partial<ProductBody>;
  const number = Array.isArray(relations) ? relations[0]?.product?.id : undefined;
  const isExtra = typeof offering?.id === 'string' && offering.id.startsWith('extra:');
  return isExtra && typeof number === 'string' ? `${number}:${offering.id}` : undefined;
}

/** The id of an extra or roaming tariff on a number contains its offering. */
function completeOffering(sent: Readonly<Record<string, unknown>>, id: unknown): Record<string, unknown> {
  const [, category, ...key] = typeof id === 'string' ? id.split(':') : [];
  const isNamed = holdings.some((each) => each.category === category && each.key === each.offering.field);
  return { ...(isNamed && { productOffering: { id: `${category}:${key.join(':')}` } }), ...sent };
}

async function recordsOf(db: Queryable, kinds: InventoryResources, sent: ProductBody): Promise<ResourceRecord[]> {
  const [service_id = '', category, ...rest] = sent.id.split(':');
  if (category === undefined) return serviceRecords(db, kinds, sent);
  const key = rest.join(':');
  const holding = holdings.find((each) => each.category === category);
  const offered = holding && offeringKey(holding, key, sent.productOffering.id);
  if (!holding || offered === undefined) {
    throw new TmfError(
      'invalidBody',
      'id must be the number, a colon and the id of the offering; for a package: roamingPackage, a colon and its id.',
    );
  }
  const status = holding.recordOf[sent.status];
  if (!status) throw new TmfError('invalidBody', `status ${sent.status} is set by the portal only.`);
  const fields = {
    service_id,
    [holding.offering.field]: offered,
    [holding.key]: key,
    activated_on: dayOf(sent, 'startDate'),
    [holding.ends]: dayOf(sent, 'terminationDate'),
    ...status,
  };
  const values = (sent.productCharacteristic ?? []).filter(({ name }) => !Object.hasOwn(status, name));
  await refuseOtherCustomer(db, kinds, service_id, sent);
  const attributes = {
    service_id: 'id',
    [holding.key]: 'id',
    [holding.offering.field]: 'productOffering.id',
    activated_on: 'startDate',
    [holding.ends]: 'terminationDate',
    status: 'status',
  };
  return [{ kind: kinds[holding.category], record: recordOf(values, fields), attributes, characteristics }];
}

const characteristics = 'productCharacteristic';

/** What is on a number belongs to the customer of the number. */
async function refuseOtherCustomer(
  db: Queryable,
  kinds: InventoryResources,
  service_id: string,
  { relatedParty: [party] = [] }: ProductBody,
): Promise<void> {
  if (!party) return;
  const [service] = await readRecords(db, kinds.service, { service_id });
  if (service && service['pid'] !== party.id) {
    throw new TmfError('invalidBody', 'relatedParty.0.id is not the customer of the number.');
  }
}

/** The key of the offering; a product with its own key names its offering. */
function offeringKey({ key: keyField, offering }: OwnedProduct, key: string, sentId: string): string | undefined {
  const prefix = `${offering.category}:`;
  const offered = sentId.startsWith(prefix) ? sentId.slice(prefix.length) : undefined;
  return keyField !== offering.field || offered === key ? offered : undefined;
}

type DateAttribute = 'startDate' | 'terminationDate';

function dayOf(sent: ProductBody, attribute: DateAttribute): string | undefined {
  const at = sent[attribute];
  return at === undefined ? undefined : readDay(at, attribute);
}

const serviceAttributes = {
  service_id: 'id',
  pid: 'relatedParty.0.id',
  contract_id: 'agreement.0.id',
  tariff_id: 'productOffering.id',
  activated_on: 'startDate',
};

async function serviceRecords(db: Queryable, kinds: InventoryResources, sent: ProductBody): Promise<ResourceRecord[]> {
  const [kind, tariff_id] = [sent.productOffering.id.slice(0, 7), sent.productOffering.id.slice(7)];
  if (kind !== 'tariff:') throw new TmfError('invalidBody', 'productOffering.id of a number must be a tariff.');
  if (sent.status !== 'active') throw new TmfError('invalidBody', 'status of a number must be active.');
  const pid = sent.relatedParty?.[0]?.id;
  const contract_id = sent.agreement?.[0]?.id;
  const values = sent.productCharacteristic ?? [];
  const signed = values.find(({ name }) => name === contractSignedOn);
  const fields = { service_id: sent.id, pid, contract_id, tariff_id, activated_on: dayOf(sent, 'startDate') };
  const service = {
    kind: kinds.service,
    record: recordOf(
      values.filter((each) => each !== signed),
      fields,
    ),
    attributes: serviceAttributes,
    characteristics,
  };
  if (!signed || pid === undefined || contract_id === undefined) return [service];
  const known = await readRecords(db, kinds.contract, { pid, contract_id });
  const contract = {
    kind: kinds.contract,
    record: { pid, contract_id, signed_on: signed.value },
    attributes: { ...serviceAttributes, signed_on: `${characteristics}.${contractSignedOn}` },
    characteristics,
  };
  return known.length > 0 ? [service] : [contract, service];
}
