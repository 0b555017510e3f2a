// A resource of the operator API: its external form and the import records behind it. Both directions of the mapping
// are in resources/; docs/tmf.md describes them.

import { Type, type TObject, type TProperties } from 'typebox';
import type { AuditAction } from '#platform/server/audit/audit-actions.ts';
import { strict } from '#platform/schema.ts';
import type { Queryable } from '../database/database.ts';
import type { ImportedResource } from '../import/imported-resource.ts';
import type { ImportedRecord, Page, StoredRows } from '../import/read-records.ts';

export type TmfApi = { path: `/${string}`; scope: string };

export type TmfObject = Record<string, unknown> & { id: string };

/** An import record that is part of the resource. */
export type ResourceRecord = {
  kind: ImportedResource;
  record: ImportedRecord;
  /** The attributes of its fields, for errors; all other fields are characteristics. */
  attributes: Readonly<Record<string, string>>;
  /** The attribute with its characteristics. */
  characteristics: string;
};

/** How the values of an attribute are compared. */
export type AttributeType = 'text' | 'number' | 'boolean' | 'moment';

/** The operators of filters in the design guidelines of the TM Forum (TMF630), except regular expressions. */
export const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
export type Operator = (typeof operators)[number];

/** Several values are alternatives. */
export type Condition = {
  attribute: string;
  operator: Operator;
  values: readonly (string | number | boolean | Date)[];
};

export type SortKey = { attribute: string; isDescending: boolean };

export type ListQuery = Page & { conditions: readonly Condition[]; sort: readonly SortKey[] };

export type ResourcePage = { total: number; items: TmfObject[] };

/** Adds required attributes that a client may omit. */
export type Completion = {
  omissible: readonly string[];
  /** Attributes that are accepted only to derive others; they are texts. */
  sources: readonly string[];
  complete(sent: Readonly<Record<string, unknown>>, id: unknown): Record<string, unknown>;
};

export type TmfResource = {
  api: TmfApi;
  /** In addresses and events, e.g. productOffering. */
  name: string;
  /** Its `@type`, e.g. ProductOffering. */
  type: string;
  /** The schema of a request; null for a read-only resource. */
  body: TObject | null;
  /** The schema of an answer, if it differs from that of a request. */
  answer?: TObject;
  /** Whether clients may create one; then listeners also get create events. */
  isCreated: boolean;
  /** The action in the audit log of the customer; undefined for resources without a customer. */
  auditAction?: AuditAction;
  /** Why it cannot be deleted, and the alternative. */
  undeletable: string;
  /** Methods that a resource with a body does not support, with the reason. */
  refused?: Readonly<Partial<Record<'POST' | 'PATCH', string>>>;
  /** For a resource that arrives whole in its create event and never changes: the attribute of the event with its parts. */
  partsOfEvent?: string;
  /** The attributes that a list can be filtered and sorted by. */
  attributes: Readonly<Record<string, AttributeType>>;
  completion?: Completion;
  list(db: Queryable, query: ListQuery): Promise<ResourcePage>;
  /** The current state, or the state in the stored rows. */
  find(db: Queryable, id: string, stored?: StoredRows): Promise<TmfObject | null>;
  /** The import records of a received resource, in the order of their references. */
  recordsOf(db: Queryable, sent: TmfObject, now: Date): Promise<ResourceRecord[]>;
  /** The parent resource that reports changes of this one. */
  partOf?(id: string): { resource: TmfResource; id: string };
};

/** The schema of an answer; null for a read-only resource. */
export function answerBody({ body, answer }: TmfResource): TObject | null {
  return answer ?? body;
}

/** Suffixes of event types: ProductCreateEvent. */
export const eventKinds = ['CreateEvent', 'AttributeValueChangeEvent', 'StateChangeEvent', 'DeleteEvent'] as const;

const text = (maxLength = 400) => Type.String({ minLength: 1, maxLength });

export const Id = text(200);
export const Name = text();
export const LongText = text(4000);
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$',
});

/** An object of the specification with optional @type and href. */
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
