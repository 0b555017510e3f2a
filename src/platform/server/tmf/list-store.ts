// The SQL of long lists: filters, sorts and pages the ids of resources. match-list.ts does the same in memory.

import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { AttributeType, Condition, ListQuery, Operator, SortKey } from './resource.ts';

export type ListSource = {
  /** A statement with a column for each attribute, under its name. */
  rows: RawBuilder<unknown>;
  attributes: Readonly<Record<string, AttributeType>>;
  /** The columns that order the list if the client does not. */
  order: readonly string[];
};

export async function findIds(
  db: Queryable,
  { rows, attributes, order }: ListSource,
  { conditions, sort, offset, limit }: ListQuery,
): Promise<{ total: number; ids: string[] }> {
  const where = conditions.map((condition) => conditionOf(condition, attributes[condition.attribute]!));
  const listed = sql`(${rows}) listed where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`}`;
  const keys =
    sort.length > 0
      ? [...sort.map((key) => sortKey(attributes, key)), textOf('id')]
      : order.map((column) => sql.id(column));
  const found = await sql<{ id: string }>`
    select id from ${listed} order by ${sql.join(keys)} limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*) as count from ${listed}`.execute(db);
  return { total: counted.rows[0]?.count ?? 0, ids: found.rows.map(({ id }) => id) };
}

/** Texts are compared by code points, in any collation of the database. */
const textOf = (attribute: string) => sql`${sql.id(attribute)} collate "C"`;

const sortKey = (attributes: ListSource['attributes'], { attribute, isDescending }: SortKey) =>
  sql`${attributes[attribute] === 'text' ? textOf(attribute) : sql.id(attribute)} ${isDescending ? sql`desc` : sql`asc`} nulls last`;

const sqlTypes: Record<AttributeType, RawBuilder<unknown>> = {
  text: sql`text`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  moment: sql`timestamptz`,
};

const comparisons: Record<Exclude<Operator, 'eq' | 'ne'>, RawBuilder<unknown>> = {
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
};

function conditionOf({ attribute, operator, values }: Condition, type: AttributeType): RawBuilder<unknown> {
  const column = type === 'text' ? textOf(attribute) : sql.id(attribute);
  const isOneOf = sql`${sql.id(attribute)} = any(${values}::${sqlTypes[type]}[])`;
  if (operator === 'eq') return isOneOf;
  if (operator === 'ne') return sql`(${isOneOf}) is not true`;
  return sql`${column} ${comparisons[operator]} ${values[0]}::${sqlTypes[type]}`;
}
