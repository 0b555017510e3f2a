// TMF632: private customers are individuals, companies organizations. Their id is the pid.

import { Type, type Static } from 'typebox';
import type { AccountType } from '#platform/client-type.ts';
import { oneOf } from '#platform/schema.ts';
import type { Kind } from '../../load/kind.ts';
import { countRecords, readRecords, type LoadedRecord } from '../../load/read-records.ts';
import { characteristicsOf, recordOf } from '../characteristics.ts';
import { Characteristic, Id, Name, tmfObject, type TmfApi, type TmfObject, type TmfResource } from '../resource.ts';
import { TmfError } from '../tmf-error.ts';

const party: TmfApi = { path: '/party/v4', scope: 'party' };

const attributes = {
  id: Id,
  status: Type.Optional(oneOf(['validated'])),
  partyCharacteristic: Type.Optional(Type.Array(Characteristic, { maxItems: 50 })),
};

type Sent = TmfObject & { partyCharacteristic?: Static<typeof Characteristic>[] };

type PartyForm = {
  name: 'individual' | 'organization';
  type: string;
  accountType: AccountType;
  nameAttribute: 'fullName' | 'name';
};

function partyOf(kind: Kind, { name, type, accountType, nameAttribute }: PartyForm): TmfResource {
  const present = (record: LoadedRecord): TmfObject => ({
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
    evidence: `operator.${name}`,
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
    async recordsOf(db, sent: Sent) {
      const [other] = await readRecords(db, kind, { pid: sent.id });
      if (other && other['account_type'] !== accountType) {
        throw new TmfError('conflict', 'The id is that of a party of the other type.');
      }
      const fields = { pid: sent.id, name: sent[nameAttribute], account_type: accountType };
      return [{ kind, record: recordOf(sent.partyCharacteristic ?? [], fields) }];
    },
  };
}

export const individual = (customers: Kind) =>
  partyOf(customers, { name: 'individual', type: 'Individual', accountType: 'Private', nameAttribute: 'fullName' });

export const organization = (customers: Kind) =>
  partyOf(customers, { name: 'organization', type: 'Organization', accountType: 'Business', nameAttribute: 'name' });
