// TMF632: private customers are individuals, companies organizations. Their id is the pid.

import { Type, type Static } from 'typebox';
import type { AccountType } from '#platform/client-type.ts';
import { oneOf } from '#platform/schema.ts';
import type { ImportedResource } from '../../import/imported-resource.ts';
import { countRecords, readRecords, type ImportedRecord } from '../../import/read-records.ts';
import { characteristicsOf, recordOf } from '../characteristics.ts';
import { Characteristic, Id, Name, tmfObject, type TmfApi, type TmfObject, type TmfResource } from '../resource.ts';
import { TmfError } from '../tmf-error.ts';

const party: TmfApi = { path: '/party/v4', scope: 'party' };

const attributes = {
  id: Id,
  status: Type.Optional(oneOf(['validated'])),
  partyCharacteristic: Type.Optional(Type.Array(Characteristic, { maxItems: 50 })),
};

type PartyBody = TmfObject & { partyCharacteristic?: Static<typeof Characteristic>[] };

type PartyForm = {
  name: 'individual' | 'organization';
  type: string;
  accountType: AccountType;
  nameAttribute: 'fullName' | 'name';
};

function partyOf(kind: ImportedResource, { name, type, accountType, nameAttribute }: PartyForm): TmfResource {
  const present = (record: ImportedRecord): TmfObject => ({
    id: String(record['pid']),
    [nameAttribute]: record['name'],
    status: 'validated',
    partyCharacteristic: characteristicsOf(record, ['pid', 'name', 'account_type']),
  });
  return {
    api: party,
    name,
    type,
    body: tmfObject({ ...attributes, [nameAttribute]: Name }),
    isCreated: true,
    auditAction: `operator.${name}`,
    undeletable: 'Contracts and evidence refer to it: customers close their profile themselves.',
    filters: [nameAttribute],
    async list(db, { filters, ...page }) {
      const named = filters[nameAttribute];
      const where = { account_type: accountType, ...(named !== undefined && { name: named }) };
      const records = await readRecords(db, kind, where, page);
      return { total: await countRecords(db, kind, where), items: records.map(present) };
    },
    async find(db, id) {
      const [record] = await readRecords(db, kind, { pid: id, account_type: accountType });
      return record ? present(record) : null;
    },
    async recordsOf(db, sent: PartyBody) {
      const [other] = await readRecords(db, kind, { pid: sent.id });
      if (other && other['account_type'] !== accountType) {
        throw new TmfError('conflict', 'The id belongs to a party of the other type.');
      }
      const fields = { pid: sent.id, name: sent[nameAttribute], account_type: accountType };
      return [{ kind, record: recordOf(sent.partyCharacteristic ?? [], fields) }];
    },
  };
}

export const individual = (customers: ImportedResource) =>
  partyOf(customers, { name: 'individual', type: 'Individual', accountType: 'Private', nameAttribute: 'fullName' });

export const organization = (customers: ImportedResource) =>
  partyOf(customers, { name: 'organization', type: 'Organization', accountType: 'Business', nameAttribute: 'name' });
