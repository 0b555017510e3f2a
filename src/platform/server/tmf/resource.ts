// A resource of the operator API: what it looks like outside, and the records of the load it is made of. Both ways of the
// mapping stand side by side in resources/; their words stand in docs/tmf.md.

import { Type, type TObject, type TProperties } from 'typebox';
import type { AuditAction } from '#platform/audit-actions.ts';
import { strict } from '#platform/schema.ts';
import type { Queryable } from '../database/database.ts';
import type { ImportedResource } from '../import/imported-resource.ts';
import type { ImportedRecord, Page, StoredRows } from '../import/read-records.ts';

export type TmfApi = { path: `/${string}`; scope: string };

export type TmfObject = Record<string, unknown> & { id: string };

/** A line of a load that makes a part of the resource so. */
export type ResourceRecord = { kind: ImportedResource; record: ImportedRecord };

export type ListQuery = Page & { filters: Readonly<Record<string, string>> };

export type ResourcePage = { total: number; items: TmfObject[] };

export type TmfResource = {
  api: TmfApi;
  /** In addresses and events, e.g. productOffering. */
  name: string;
  /** Its `@type`, e.g. ProductOffering. */
  type: string;
  /** What may be sent; null for a resource that is only read. */
  body: TObject | null;
  /** Whether a new one may be sent; then listeners are told of it, too. */
  isCreated: boolean;
  /** As what a change stands in the audit log of the customer; of what is no customer's there is none. */
  auditAction?: AuditAction;
  /** Why it cannot be deleted, and what is said instead. */
  undeletable: string;
  /** By what a list may be narrowed. */
  filters: readonly string[];
  list(db: Queryable, query: ListQuery): Promise<ResourcePage>;
  /** As it stands now, or as it stood with the rows that were stored then. */
  find(db: Queryable, id: string, stored?: StoredRows): Promise<TmfObject | null>;
  /** The records a resource that was sent is made of, in the order in which they refer to each other. */
  recordsOf(db: Queryable, sent: TmfObject): Promise<ResourceRecord[]>;
  /** The resource of which a change of this one is told, where it is a part of it. */
  partOf?(id: string): { resource: TmfResource; id: string };
};

/** What may happen to a resource, after its type: ProductCreateEvent. */
export const eventKinds = ['CreateEvent', 'AttributeValueChangeEvent', 'StateChangeEvent', 'DeleteEvent'] as const;

const text = (maxLength = 400) => Type.String({ minLength: 1, maxLength });

export const Id = text(200);
export const Name = text();
export const LongText = text(4000);

/** An object of the specification: it may say of which type it is, and where it is found. */
export function tmfObject<Properties extends TProperties>(properties: Properties) {
  return strict({
    href: Type.Optional(text(1000)),
    '@type': Type.Optional(text()),
    '@baseType': Type.Optional(text()),
    '@schemaLocation': Type.Optional(text(1000)),
    ...properties,
  });
}

export const Characteristic = tmfObject({
  id: Type.Optional(text(200)),
  name: text(100),
  valueType: Type.Optional(text(100)),
  value: Type.Unknown(),
});

export function linkTo(name: string, id: string) {
  return { id, '@referredType': name };
}

export const Ref = tmfObject({
  id: Id,
  name: Type.Optional(Name),
  role: Type.Optional(Name),
  '@referredType': Type.Optional(Name),
});
