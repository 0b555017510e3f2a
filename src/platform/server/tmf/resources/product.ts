// TMF637: the products of a customer. A number is a product with its tariff; an extra, roaming tariff or roaming
// package on it is a product that relies on it. Its id is the number, the category and the key:
// 359888100101:extra:20107.

import { Type, type Static } from 'typebox';
import { sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { oneOf } from '#platform/schema.ts';
import type { Queryable } from '../../database/database.ts';
import type { ImportedResource } from '../../import/imported-resource.ts';
import {
  resourceReader,
  readRecords,
  type ResourceReader,
  type ImportedRecord,
  type RecordFilter,
} from '../../import/read-records.ts';
import { characteristicsOf, recordOf } from '../characteristics.ts';
import {
  Characteristic,
  Id,
  linkTo,
  Name,
  Ref,
  tmfObject,
  type ResourceRecord,
  type TmfApi,
  type TmfObject,
  type TmfResource,
} from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { holdings, statuses, type OwnedProduct } from './holdings.ts';

const inventory: TmfApi = { path: '/productInventory/v4', scope: 'inventory' };

const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$',
});

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

/** The imported resources with products of customers. */
export type InventoryResources = {
  service: ImportedResource;
  contract: ImportedResource;
  extra: ImportedResource;
  roamingPlan: ImportedResource;
  roamingPackage: ImportedResource;
};

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
    filters: ['relatedParty.id', 'productOffering.id', 'status'],
    async list(db, { filters, offset, limit }) {
      const pid = filters['relatedParty.id'];
      if (pid === undefined) throw new TmfError('invalidQuery', 'relatedParty.id is required.');
      const found = (await productsOf(resourceReader(db), kinds, { pid })).filter(
        ({ status, productOffering }) =>
          status === (filters['status'] ?? status) &&
          (filters['productOffering.id'] ?? (productOffering as TmfObject).id) === (productOffering as TmfObject).id,
      );
      return { total: found.length, items: found.slice(offset, offset + limit) };
    },
    async find(db, id, stored) {
      const [service_id = ''] = id.split(':');
      return (
        (await productsOf(resourceReader(db, stored), kinds, { service_id })).find((each) => each.id === id) ?? null
      );
    },
    recordsOf: (db, sent) => recordsOf(db, kinds, sent as unknown as ProductBody),
  };
}

async function productsOf(read: ResourceReader, kinds: InventoryResources, where: RecordFilter): Promise<TmfObject[]> {
  const services = await read(kinds.service, where);
  const held = await Promise.all(
    holdings.map(async (holding) =>
      (await read(kinds[holding.category], where)).map((record) => presentHolding(holding, record)),
    ),
  );
  return [...services.map(presentService), ...held.flat()];
}

const moment = (day: unknown) => startOfSofiaDay(String(day)).toISOString();

function presentService(record: ImportedRecord): TmfObject {
  return {
    id: String(record['service_id']),
    status: 'active',
    startDate: moment(record['activated_on']),
    productOffering: linkTo('ProductOffering', `tariff:${String(record['tariff_id'])}`),
    relatedParty: [{ ...linkTo('Party', String(record['pid'])), role: 'customer' }],
    agreement: [linkTo('Agreement', String(record['contract_id']))],
    productCharacteristic: characteristicsOf(record, ['service_id', 'pid', 'contract_id', 'tariff_id', 'activated_on']),
  };
}

function presentHolding(holding: OwnedProduct, record: ImportedRecord): TmfObject {
  const { category, key, offering, ends, statusOf, statusFields } = holding;
  const service = String(record['service_id']);
  return {
    id: `${service}:${category}:${String(record[key])}`,
    status: statusOf(record),
    ...(record['activated_on'] !== undefined && { startDate: moment(record['activated_on']) }),
    ...(record[ends] !== undefined && { terminationDate: moment(record[ends]) }),
    productOffering: linkTo('ProductOffering', `${offering.category}:${String(record[offering.field])}`),
    productRelationship: [{ relationshipType: 'reliesOn', product: linkTo('Product', service) }],
    productCharacteristic: characteristicsOf(record, [
      'service_id',
      key,
      offering.field,
      'activated_on',
      ends,
      ...statusFields,
    ]),
  };
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
    activated_on: dayOf(sent.startDate),
    [holding.ends]: dayOf(sent.terminationDate),
    ...status,
  };
  const values = (sent.productCharacteristic ?? []).filter(({ name }) => !Object.hasOwn(status, name));
  return [{ kind: kinds[holding.category], record: recordOf(values, fields) }];
}

/** The key of the offering; a product with its own key names its offering. */
function offeringKey({ key: keyField, offering }: OwnedProduct, key: string, sentId: string): string | undefined {
  const prefix = `${offering.category}:`;
  const offered = sentId.startsWith(prefix) ? sentId.slice(prefix.length) : undefined;
  return keyField !== offering.field || offered === key ? offered : undefined;
}

const dayOf = (at: string | undefined) => (at === undefined ? undefined : sofiaDay(validMoment(at)));

function validMoment(at: string): Date {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) throw new TmfError('invalidBody', 'A date is invalid.');
  return moment;
}

async function serviceRecords(db: Queryable, kinds: InventoryResources, sent: ProductBody): Promise<ResourceRecord[]> {
  const [kind, tariff_id] = [sent.productOffering.id.slice(0, 7), sent.productOffering.id.slice(7)];
  if (kind !== 'tariff:') throw new TmfError('invalidBody', 'productOffering.id of a number must be a tariff.');
  if (sent.status !== 'active') throw new TmfError('invalidBody', 'The status of a number must be active.');
  const pid = sent.relatedParty?.[0]?.id;
  const contract_id = sent.agreement?.[0]?.id;
  const values = sent.productCharacteristic ?? [];
  const signed = values.find(({ name }) => name === contractSignedOn);
  const fields = { service_id: sent.id, pid, contract_id, tariff_id, activated_on: dayOf(sent.startDate) };
  const service = {
    kind: kinds.service,
    record: recordOf(
      values.filter((each) => each !== signed),
      fields,
    ),
  };
  if (!signed || pid === undefined || contract_id === undefined) return [service];
  const known = await readRecords(db, kinds.contract, { pid, contract_id });
  const contract = { kind: kinds.contract, record: { pid, contract_id, signed_on: signed.value } };
  return known.length > 0 ? [service] : [contract, service];
}
