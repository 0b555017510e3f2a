// A resource type of the operator's data: the fields of a line and its table. Everything else is derived from it.

import type { Static, TObject, TProperties } from 'typebox';
import { strict } from '#platform/schema.ts';
import { sqlTypeOf, type FieldDescription } from './fields.ts';
import type { Problem } from './problem.ts';

/** An object that a line refers to; it must exist already or come earlier in the same folder. */
export type Reference = {
  /** The referenced resource. */
  kind: string;
  /** The lookup table. Its columns have the names of the fields; `customer_id` is the customer found so far. */
  table: string;
  columns: readonly string[];
  /** The field a wrong reference is told at. */
  field: string;
  /** Field names of the line that differ from the columns. */
  fields?: readonly string[];
  givesCustomer?: boolean;
  /** The line itself is new if the lookup finds nothing. */
  isItself?: boolean;
};

/** A conflict that only the database can detect: SQL over the line `s` and the customer `:customer`. */
export type Conflict = Problem & { when: string };

export type ImportedResource = {
  /** The prefix of its files: customers.ndjson, customers.csv. */
  name: string;
  about: string;
  record: TObject;
  /** Example lines for the document; the examples of all resources form a valid folder. */
  examples: readonly object[];
  /** Rules across several fields, in addition to their schemas. */
  problemOf?: (record: Record<string, unknown>) => Problem | null;
  /** In bytes; 1 MB if it is not given. */
  longestLine?: number;
  table: string;
  /** The columns that identify a row. */
  key: readonly string[];
  /** Field combinations that must be unique; missing and false values may repeat. */
  distinct?: readonly (readonly string[])[];
  /** Fields without a column in the table. */
  besides?: readonly string[];
  /** Columns with a value other than the field of their name: SQL over the line `s`. */
  written?: Readonly<Record<string, string>>;
  /** Columns that are written only for a new row and then belong to the portal. */
  once?: Readonly<Record<string, string>>;
  /** Columns that change with every update of the row: SQL over the row `t` and the line `c`. */
  raised?: Readonly<Record<string, string>>;
  references?: readonly Reference[];
  conflicts?: readonly Conflict[];
  /** The customers who have the item now, for the desk: SQL over the values of the key, `$1` and so on. */
  holders?: string;
  /** How other resources refer to it. */
  knownBy?: Reference;
  /** Locks the numbers of the lines while they are compared, so that changes of one number are serialized. */
  holdsNumbers?: boolean;
  /** Rows that must not be overwritten now, and the reason: SQL over the row `t`. */
  waits?: { when: string; because: string };
  /** Additional writes while the table still has the former rows: SQL over `checked`. */
  before?: readonly string[];
  /** Additional writes of a line: SQL over `checked`, whose `outcome` is new or changed. */
  also?: readonly string[];
};

type Definition<Fields extends TProperties> = Omit<ImportedResource, 'record' | 'problemOf' | 'examples'> & {
  examples: readonly Static<TObject<Fields>>[];
  problemOf?: (record: Static<TObject<Fields>>) => Problem | null;
};

/** `problemOf` gets typed fields, because it runs only after the schema has accepted the record. */
export function defineImportedResource<Fields extends TProperties>(
  fields: Fields,
  definition: Definition<Fields>,
): ImportedResource {
  return { ...definition, record: strict(fields) } as unknown as ImportedResource;
}

export type Column = { name: string; sqlType: string; words: FieldDescription };

/** Fields in the order of the database columns. */
export function fieldsOf(kind: ImportedResource): Column[] {
  return Object.entries(kind.record.properties).map(([name, schema]) => {
    const words = schema as FieldDescription;
    return { name, sqlType: sqlTypeOf(words), words };
  });
}

export const customerByPid: Reference = {
  kind: 'customers',
  table: 'customer_pid',
  columns: ['pid'],
  field: 'pid',
  givesCustomer: true,
};

export const serviceByNumber: Reference = {
  kind: 'services',
  table: 'service_number',
  columns: ['service_id'],
  field: 'service_id',
  givesCustomer: true,
};
