// Validates a record against its resource and converts it to database values.

import { Compile } from 'typebox/compile';
import type { CopyValue } from './copy-rows.ts';
import { fieldsOf, type ImportedResource } from './imported-resource.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problem.ts';

/** The identity of a valid line: its key and its unique values; null for a missing value. */
export type GoodRecord = { values: CopyValue[]; key: string; distinct: readonly (string | null)[] };

export type CheckedRecord = { problems: Problem[] } | GoodRecord;

export type RecordChecker = (given: unknown) => CheckedRecord;

const checkers = new WeakMap<ImportedResource, RecordChecker>();

/** Compiled once per resource. */
export function checkerOf(kind: ImportedResource): RecordChecker {
  const known = checkers.get(kind) ?? createChecker(kind);
  checkers.set(kind, known);
  return known;
}

function createChecker(kind: ImportedResource): RecordChecker {
  const validator = Compile(kind.record);
  const fields = fieldsOf(kind);
  const days = new Set(fields.filter(({ sqlType }) => /^(date|timestamptz)$/.test(sqlType)).map(({ name }) => name));
  const keyFields = keyFieldsOf(kind);
  return (given) => {
    const record = withoutNulls(given);
    if (!validator.Check(record))
      return { problems: schemaProblems(validator.Errors(record), (field) => days.has(field)) };
    const problem = kind.problemOf?.(record) ?? unstorable(record);
    if (problem) return { problems: [problem] };
    const values = fields.map(({ name, words }) => (record[name] ?? words.default ?? null) as CopyValue);
    const together = (names: readonly string[]) => names.map((name) => String(record[name])).join('\0');
    const distinct = (kind.distinct ?? []).map((names) =>
      names.every((name) => record[name]) ? together(names) : null,
    );
    return { values, key: together(keyFields), distinct };
  };
}

/** The fields that identify a line; the customer is identified by the pid, or by the number alone. */
export function keyFieldsOf(kind: ImportedResource): string[] {
  const fields = new Set(fieldsOf(kind).map(({ name }) => name));
  const own = kind.key.filter((column) => column !== 'customer_id');
  const isByPid = kind.key.includes('customer_id') && fields.has('pid') && !own.includes('service_id');
  return [...(isByPid ? ['pid'] : []), ...own.filter((name) => fields.has(name))];
}

/** A null field counts as missing. */
function withoutNulls(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const entries = Object.entries(given);
  return entries.some(([, value]) => value === null)
    ? Object.fromEntries(entries.filter(([, value]) => value !== null))
    : given;
}

/**
 * PostgreSQL cannot store NUL or unpaired surrogates; a replacement character shows that the text was already damaged.
 */
function unstorable(record: Record<string, unknown>): Problem | null {
  for (const [field, value] of Object.entries(record)) {
    if (typeof value === 'string' ? !isStorable(value) : typeof value === 'object' && !areStorable(value)) {
      return { field, message: 'has characters that are not valid UTF-8', code: 'wrong_shape' };
    }
  }
  return null;
}

const isStorable = (text: string) => !text.includes('\0') && !text.includes('\uFFFD') && text.isWellFormed();

function areStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(areStorable);
}
