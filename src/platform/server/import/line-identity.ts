// How a report names a line: its key and the value of the invalid field, as the operator wrote them.

import { fieldsOf, type ImportedResource } from './imported-resource.ts';
import type { Line } from './apply-lines.ts';
import { keyFieldsOf } from './record.ts';

/** Reads a field of a line; undefined if it is missing. */
export type FieldReader = (field: string) => unknown;

export function fieldsOfRecord(record: unknown): FieldReader {
  if (typeof record !== 'object' || record === null) return () => undefined;
  return (field) => (Object.hasOwn(record, field) ? (record as Record<string, unknown>)[field] : undefined);
}

export function fieldsOfLine(kind: ImportedResource, { values }: Line): FieldReader {
  const names = fieldsOf(kind).map(({ name }) => name);
  return (field) => values[names.indexOf(field)];
}

/** `pid 8001010000, contract_id M1`; missing fields are left out. */
export function keyText(kind: ImportedResource, read: FieldReader): string {
  const parts = keyFieldsOf(kind).map((field) => [field, textOf(read(field))] as const);
  return parts.flatMap(([field, text]) => (text === '' ? [] : [`${field} ${text}`])).join(', ');
}

const longestValue = 100;

/** Empty for a missing value. Long values are cut. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
