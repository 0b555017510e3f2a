// The tables that a statement reads without the key of an index.

import type pg from 'pg';
import { planOf, type PlanNode } from './plan-nodes.ts';
import type { RecordedStatement } from './recorded-statements.ts';

type Index = { name: string; table: string; firstColumn: string; isConstraint: boolean };

/** By name. */
export type Indexes = ReadonlyMap<string, Index>;

export async function readIndexes(client: pg.ClientBase): Promise<Indexes> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, indrelid::regclass::text as table,
       pg_get_indexdef(indexrelid, 1, false) as "firstColumn",
       exists (select from pg_constraint where conindid = indexrelid) as "isConstraint"
     from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map((index) => [index.name, index]));
}

/**
 * PostgreSQL also reads the whole of an index that is small, or a range of times. Such an index is removed before the
 * statement is planned again: a hot statement must have a key that does not depend on it.
 */
export async function tablesReadWhole(
  client: pg.ClientBase,
  indexes: Indexes,
  statement: RecordedStatement,
): Promise<string[]> {
  await client.query('begin');
  try {
    for (;;) {
      const nodes = await planOf(client, statement);
      const withoutKey = nodes.flatMap((node) => indexWithoutKey(node, indexes) ?? []);
      const removable = withoutKey.find(({ isConstraint }) => !isConstraint);
      if (removable === undefined) {
        const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
        return [...scans.map((node) => node['Relation Name']!), ...withoutKey.map(({ table }) => table)];
      }
      await client.query(`drop index ${removable.name}`);
    }
  } finally {
    await client.query('rollback');
  }
}

/** The condition must compare the first column; PostgreSQL writes it on the left. */
function indexWithoutKey(node: PlanNode, indexes: Indexes): Index | undefined {
  const index = indexes.get(node['Index Name'] ?? '');
  const condition = (node['Index Cond'] ?? '').replaceAll(/\b[a-z_]\w*\./g, '');
  return index && !condition.includes(`(${index.firstColumn} = `) ? index : undefined;
}
