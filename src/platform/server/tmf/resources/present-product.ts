// The representation of products: numbers, and the extras and roaming on them.

import { startOfSofiaDay } from '#platform/clock.ts';
import type { Queryable } from '../../database/database.ts';
import type { ImportedResource } from '../../import/imported-resource.ts';
import {
  readRecords,
  resourceReader,
  type ImportedRecord,
  type RecordFilter,
  type StoredRows,
} from '../../import/read-records.ts';
import { characteristicsOf } from '../characteristics.ts';
import { linkTo, type TmfObject } from '../resource.ts';
import { holdings, type OwnedProduct } from './holdings.ts';

/** The imported resources with products of customers. */
export type InventoryResources = {
  customer: ImportedResource;
  service: ImportedResource;
  contract: ImportedResource;
  extra: ImportedResource;
  roamingPlan: ImportedResource;
  roamingPackage: ImportedResource;
};

/** Products of numbers by id: the current ones, or those in the stored rows. */
export async function productsOf(
  db: Queryable,
  kinds: InventoryResources,
  where: RecordFilter,
  stored?: StoredRows,
): Promise<Map<string, TmfObject>> {
  const read = resourceReader(db, stored);
  const services = await read(kinds.service, where);
  const held: { holding: OwnedProduct; record: ImportedRecord }[] = [];
  for (const holding of holdings) {
    for (const record of await read(kinds[holding.category], where)) held.push({ holding, record });
  }
  const pids = [...services, ...held.map(({ record }) => record)].map(({ pid }) => String(pid));
  const customers = await readRecords(db, kinds.customer, { pid: [...new Set(pids)] });
  const types = new Map(customers.map(({ pid, account_type }) => [pid, account_type]));
  const partyOf = ({ pid }: ImportedRecord) => [
    { ...linkTo(types.get(pid) === 'Business' ? 'Organization' : 'Individual', String(pid)), role: 'customer' },
  ];
  const products = [
    ...services.map((record) => ({ ...presentService(record), relatedParty: partyOf(record) })),
    ...held.map(({ holding, record }) => ({ ...presentHolding(holding, record), relatedParty: partyOf(record) })),
  ];
  return new Map(products.map((each) => [each.id, each]));
}

const moment = (day: unknown) => startOfSofiaDay(String(day)).toISOString();

function presentService(record: ImportedRecord): TmfObject {
  return {
    id: String(record['service_id']),
    status: 'active',
    startDate: moment(record['activated_on']),
    productOffering: linkTo('ProductOffering', `tariff:${String(record['tariff_id'])}`),
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
      'pid',
      key,
      offering.field,
      'activated_on',
      ends,
      ...statusFields,
    ]),
  };
}
