// Record fields without an attribute in the specification are sent as characteristics of their name.

import type { ImportedRecord } from '../import/read-records.ts';
import { TmfError } from './tmf-error.ts';

export type NamedValue = { name: string; value: unknown };

export function characteristicsOf(record: ImportedRecord, besides: readonly string[]): NamedValue[] {
  return Object.entries(record)
    .filter(([name]) => !besides.includes(name))
    .map(([name, value]) => ({ name, value }));
}

/** A field with an attribute must not be sent as a characteristic. */
export function recordOf(values: readonly NamedValue[], attributes: ImportedRecord): ImportedRecord {
  const record: ImportedRecord = {};
  for (const { name, value } of values) {
    if (Object.hasOwn(attributes, name)) throw new TmfError('invalidBody', `${name} must be sent as an attribute.`);
    if (Object.hasOwn(record, name)) throw new TmfError('invalidBody', `${name} is a duplicate.`);
    record[name] = value;
  }
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return { ...record, ...Object.fromEntries(given) };
}
