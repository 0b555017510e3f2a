// A kind of the operator's data: what a line of it holds, and where its rows go. Everything else is made of this.

import type { Static, TObject, TProperties } from 'typebox';
import { strict } from '#platform/schema.ts';
import { sqlTypeOf, type FieldDescription } from './fields.ts';

/** Something a line names that must be there already, or come earlier in the same folder. */
export type Reference = {
  /** The kind it is of. */
  kind: string;
  /** Where it is looked up. Columns have the names of the fields; `customer_id` is the customer found so far. */
  table: string;
  columns: readonly string[];
  /** The field a wrong reference is told at. */
  field: string;
  /** Other names of the fields, where a line calls them otherwise. */
  fields?: readonly string[];
  givesCustomer?: boolean;
  /** A line of the kind itself is new where it is not found. */
  isItself?: boolean;
};

/** What the database alone can see is wrong with a line: SQL over the line `s` and the customer `:customer`. */
export type Conflict = { field: string; when: string; message: string };

export type Problem = { field: string; message: string };

export type ImportedResource = {
  /** Its files are called so: customers.ndjson, customers.csv. */
  name: string;
  about: string;
  record: TObject;
  /** Lines for the document; those of all kinds together make a folder that can be loaded. */
  examples: readonly object[];
  /** What several fields together must keep, beyond the schema of each. */
  problemOf?: (record: Record<string, unknown>) => Problem | null;
  table: string;
  /** Columns by which a row is found again. */
  key: readonly string[];
  /** Fields whose values, taken together, only one line may have; what is not there or false may stand in many. */
  distinct?: readonly (readonly string[])[];
  /** Fields that are no columns of the table. */
  besides?: readonly string[];
  /** Columns that are written as something else than the field of their name: SQL over the line `s`. */
  written?: Readonly<Record<string, string>>;
  /** Columns, of the file or made, that are written when a row is new and then belong to the portal. */
  once?: Readonly<Record<string, string>>;
  /** Columns that change with every change of the row: SQL over the row `t` and the line `c`. */
  raised?: Readonly<Record<string, string>>;
  references?: readonly Reference[];
  conflicts?: readonly Conflict[];
  /** How others refer to it. */
  knownBy?: Reference;
  /** Changes of one number come one after another: the numbers of the lines are held while they are looked at. */
  holdsNumbers?: boolean;
  /** A row that is not overwritten now, and why: SQL over the row `t`. */
  waits?: { when: string; because: string };
  /** What else is written with a line: SQL over `checked`, whose `outcome` is new or changed. */
  also?: readonly string[];
};

type Definition<Fields extends TProperties> = Omit<ImportedResource, 'record' | 'problemOf' | 'examples'> & {
  examples: readonly Static<TObject<Fields>>[];
  problemOf?: (record: Static<TObject<Fields>>) => Problem | null;
};

/** A kind of these fields. Its own rules see the fields typed; a record reaches them once its schema has let it pass. */
export function defineImportedResource<Fields extends TProperties>(
  fields: Fields,
  definition: Definition<Fields>,
): ImportedResource {
  return { ...definition, record: strict(fields) } as unknown as ImportedResource;
}

export type Column = { name: string; sqlType: string; words: FieldDescription };

/** The fields of a line in the order in which they are sent to the database. */
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
