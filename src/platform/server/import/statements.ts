// The SQL of an import: lines arrive in `staged`, are classified in `checked`, and are written from there.

import { fieldsOf, type ImportedResource, type Reference } from './imported-resource.ts';
import type { Problem } from './problem.ts';

/** During a check, references may also point to lines of the folder itself. */
export type Mode = 'load' | 'check';

export const stagedColumns = (kind: ImportedResource): string =>
  ['line integer', ...fieldsOf(kind).map(({ name, sqlType }) => `${name} ${sqlType}`)].join(', ');

export const checkedColumns = (kind: ImportedResource): string =>
  `${stagedColumns(kind)}, customer_id bigint, ${outcomeColumns}`;

/** `problem` is the index in `problemsOf` of an invalid line. */
export const outcomeColumns = 'outcome text, problem integer';

/** Everything that makes a line invalid: unknown references, then conflicts. */
export function problemsOf({ references = [], conflicts = [] }: ImportedResource): Problem[] {
  return [
    ...references.map(({ field, kind }): Problem => ({
      field,
      message: `is not among the ${kind}`,
      code: 'not_found',
    })),
    ...conflicts.map(({ field, message, code }): Problem => ({ field, message, ...(code && { code }) })),
  ];
}

export const expectedTable = ({ kind }: Reference): string => `expected_${kind.replaceAll('-', '_')}`;

export const expectedColumns = ({ columns }: Reference): string =>
  [
    ...columns.map((name) => `${name} ${name === 'customer_id' ? 'bigint' : 'text'}`),
    ...(columns.includes('customer_id') ? [] : ['customer_id bigint']),
  ].join(', ');

/**
 * Classifies every line with its customer; the first problem of an invalid line counts. The planner does not merge an
 * ordered subquery, so each problem is evaluated once.
 */
export function checkStatement(kind: ImportedResource, mode: Mode): string {
  const joins: string[] = [];
  const problems: string[] = [];
  const { references = [], conflicts = [] } = kind;
  let customer = 'null::bigint';
  for (const [index, reference] of references.entries()) {
    const given = givenTo(reference, customer);
    const join = (table: string, alias: string) =>
      joins.push(
        `left join ${table} ${alias} on ${reference.columns.map((name, at) => `${alias}.${name} = ${given[at]}`).join(' and ')}`,
      );
    join(reference.table, `r${index}`);
    let found = `r${index}.${reference.columns.at(-1)} is not null`;
    const alsoExpected = mode === 'check' && !reference.isItself;
    if (alsoExpected) {
      join(expectedTable(reference), `e${index}`);
      found = `(${found} or e${index}.${reference.columns.at(-1)} is not null)`;
    }
    if (!reference.isItself) problems.push(`when ${given.at(-1)} is not null and not ${found} then ${index}`);
    if (reference.givesCustomer) {
      customer = alsoExpected ? `coalesce(r${index}.customer_id, e${index}.customer_id)` : `r${index}.customer_id`;
    }
  }
  for (const [at, { when }] of conflicts.entries()) {
    problems.push(`when ${forCustomer(when, customer)} then ${references.length + at}`);
  }
  const matches = kind.key.map((column) => `t.${column} = ${keyValue(kind, column, 's', customer)}`);
  const compared = comparedColumns(kind);
  const fields = fieldsOf(kind).map(({ name }) => name);
  return `select line, ${fields.join(', ')}, customer_id,
      case when problem is null then compared else 'invalid' end as outcome, problem
    from (select s.*, ${ownCustomer(kind, customer, mode)} as customer_id,
    ${problems.length > 0 ? `case ${problems.join(' ')} end` : 'null::integer'} as problem,
    case
      ${isWithdrawable(kind) ? `when s.is_withdrawn then case when t.${kind.key[0]} is null then 'same' else 'changed' end` : ''}
      when t.${kind.key[0]} is null then 'new'
      when row(${compared.map((column) => `t.${column}`).join(', ')}) is not distinct from
        row(${compared.map((column) => writtenAs(kind, column)).join(', ')}) then 'same'
      ${kind.waits ? `when ${kind.waits.when} then 'waiting'` : ''}
      else 'changed' end as compared
    from staged s ${joins.join(' ')} left join ${kind.table} t on ${matches.join(' and ')} order by s.line) lines`;
}

function givenTo({ columns, fields = columns }: Reference, customer: string): string[] {
  return fields.map((field) => (field === 'customer_id' ? customer : `s.${field}`));
}

const isWithdrawable = (kind: ImportedResource) => 'is_withdrawn' in kind.record.properties;

const forCustomer = (sql: string, customer: string) => sql.replaceAll(':customer', customer);

/** The line of a customer defines the id of the customer. */
function ownCustomer(kind: ImportedResource, customer: string, mode: Mode): string {
  if (kind.table !== 'customer') return customer;
  return mode === 'check'
    ? `coalesce(${customer}, -s.line)`
    : `coalesce(${customer}, nextval('customer_customer_id_seq'))`;
}

const writtenAs = (kind: ImportedResource, column: string, from = 's') =>
  kind.written?.[column]?.replace(/\bs\./g, `${from}.`) ?? `${from}.${column}`;

const keyValue = (kind: ImportedResource, column: string, from: string, customer: string) =>
  column === 'customer_id' ? customer : writtenAs(kind, column, from);

/** The columns that an update may change. */
function comparedColumns(kind: ImportedResource): string[] {
  const fields = fieldsOf(kind).map(({ name }) => name);
  const written = [...fields, ...Object.keys(kind.written ?? {}).filter((column) => !fields.includes(column))];
  const left = new Set(['is_withdrawn', ...(kind.besides ?? []), ...Object.keys(kind.once ?? {}), ...kind.key]);
  const compared = written.filter((column) => !left.has(column));
  return compared.length > 0 ? compared : [kind.key[0]!];
}

/** All writes for the new and changed lines of `checked`, in order. */
export function writeStatements(kind: ImportedResource, has: { new: boolean; changed: boolean }, now: Date): string[] {
  const statements = [
    ...(has.changed ? (kind.before ?? []) : []),
    ...(has.new ? [insertStatement(kind)] : []),
    ...(has.changed ? [updateStatement(kind)] : []),
    ...(has.changed && isWithdrawable(kind) ? [withdrawStatement(kind)] : []),
    ...(has.new || has.changed ? (kind.also ?? []) : []),
  ];
  return statements.map((statement) => statement.replaceAll(':now', `timestamptz '${now.toISOString()}'`));
}

function insertStatement(kind: ImportedResource): string {
  const values = new Map([
    ...kind.key.map((column) => [column, keyValue(kind, column, 'c', 'c.customer_id')] as const),
    ...comparedColumns(kind)
      .filter((column) => !kind.key.includes(column))
      .map((column) => [column, writtenAs(kind, column, 'c')] as const),
    ...Object.entries(kind.once ?? {}),
  ]);
  return `insert into ${kind.table} (${[...values.keys()].join(', ')})
    select ${[...values.values()].join(', ')} from checked c where outcome = 'new' order by line`;
}

/** Compares the row again, so that a concurrent change is kept. */
function updateStatement(kind: ImportedResource): string {
  const set = [
    ...comparedColumns(kind).map((column) => `${column} = ${writtenAs(kind, column, 'c')}`),
    ...Object.entries(kind.raised ?? {}).map(([column, value]) => `${column} = ${value}`),
  ];
  const matches = kind.key.map((column) => `t.${column} = ${keyValue(kind, column, 'c', 'c.customer_id')}`);
  const free = kind.waits ? ` and not (${kind.waits.when})` : '';
  return `update ${kind.table} t set ${set.join(', ')} from checked c
    where c.outcome = 'changed' and ${matches.join(' and ')}${free}`;
}

function withdrawStatement(kind: ImportedResource): string {
  const matches = kind.key.map((column) => `t.${column} = ${keyValue(kind, column, 'c', 'c.customer_id')}`);
  return `delete from ${kind.table} t using checked c
    where c.outcome = 'changed' and c.is_withdrawn and ${matches.join(' and ')}`;
}

export const holdNumbersStatement = `select from staged s join service_number n on n.service_id = s.service_id
  join service t on t.customer_id = n.customer_id and t.service_id = n.service_id
  order by t.customer_id, t.service_id for no key update of t`;
