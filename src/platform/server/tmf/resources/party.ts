// TMF632: private customers are individuals, companies organizations. Their id is the pid.

import { Type, type Static } from 'typebox';
import type { AccountType } from '#platform/client-type.ts';
import { oneOf } from '#platform/schema.ts';
import type { ImportedResource } from '../../import/imported-resource.ts';
import { readRecords, type ImportedRecord } from '../../import/read-records.ts';
import { characteristicsOf, recordOf } from '../characteristics.ts';
import { findIds } from '../list-store.ts';
import { Characteristic, Id, Name, tmfObject, type TmfApi, type TmfObject, type TmfResource } from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { listedParties } from './party-store.ts';

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
  /** The attributes that form the name if it is not sent; the definitions require them. */
  partsOfName: { required: readonly string[]; all: readonly string[] };
};

function partyOf(kind: ImportedResource, form: PartyForm): TmfResource {
  const { name, type, accountType, nameAttribute, partsOfName } = form;
  const listed = { id: 'text', [nameAttribute]: 'text', status: 'text' } as const;
  const source = { rows: listedParties(accountType, nameAttribute), attributes: listed, order: ['id'] };
  /** Without all required parts the rest is refused by the schema. */
  const completeName = (sent: Readonly<Record<string, unknown>>) => {
    const parts = partsOfName.all.map((part) => sent[part]).filter((part) => part !== undefined);
    const isWhole = partsOfName.required.every((part) => sent[part] !== undefined);
    const areTexts = parts.every((part) => typeof part === 'string');
    if (!areTexts || (sent[nameAttribute] === undefined && !isWhole)) return sent;
    const rest = Object.entries(sent).filter(([attribute]) => !partsOfName.all.includes(attribute));
    return { [nameAttribute]: parts.join(' '), ...Object.fromEntries(rest) };
  };
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
    attributes: listed,
    completion: { omissible: [nameAttribute], sources: partsOfName.all, complete: completeName },
    async list(db, query) {
      const { total, ids } = await findIds(db, source, query);
      const records = await readRecords(db, kind, { pid: ids, account_type: accountType });
      const byId = new Map(records.map((record) => [record['pid'], present(record)]));
      return { total, items: ids.flatMap((id) => byId.get(id) ?? []) };
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
      const record = recordOf(sent.partyCharacteristic ?? [], fields);
      const attributesOfFields = { pid: 'id', name: nameAttribute };
      return [{ kind, record, attributes: attributesOfFields, characteristics: 'partyCharacteristic' }];
    },
  };
}

export const individual = (customers: ImportedResource) =>
  partyOf(customers, {
    name: 'individual',
    type: 'Individual',
    accountType: 'Private',
    nameAttribute: 'fullName',
    partsOfName: { required: ['givenName', 'familyName'], all: ['givenName', 'middleName', 'familyName'] },
  });

export const organization = (customers: ImportedResource) =>
  partyOf(customers, {
    name: 'organization',
    type: 'Organization',
    accountType: 'Business',
    nameAttribute: 'name',
    partsOfName: { required: ['tradingName'], all: ['tradingName'] },
  });
