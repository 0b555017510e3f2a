// Of which customers a statement reads rows, from the comparisons in its plan.

import type pg from 'pg';
import { planOf, type PlanNode } from './plan-nodes.ts';
import type { RecordedStatement } from './recorded-statements.ts';

/** The columns by which the rows of one customer or account are found; none for other tables. */
export type OwnerColumns = (table: string) => readonly string[];

export type CustomersRead = {
  /** Tables whose rows may be of any customer. */
  unlimited: string[];
  /** Customers by value. */
  customers: string[];
};

type Comparison = { alias: string; column: string; value: string };

export async function customersRead(
  client: pg.ClientBase,
  ownerColumns: OwnerColumns,
  statement: RecordedStatement,
): Promise<CustomersRead> {
  const nodes = await planOf(client, statement);
  const comparisons = nodes.flatMap(comparisonsIn);
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan') && node['Relation Name']);
  const tables = new Map(scans.map((node) => [node.Alias!, node['Relation Name']!]));
  const customers = comparisons.filter(({ column, value }) => column === 'customer_id' && isConstant(value));
  return {
    unlimited: unlimitedTables(tables, comparisons, ownerColumns),
    customers: [...new Set(customers.map(({ value }) => value))],
  };
}

/** A table is limited by a value, or by a row of a limited table. */
function unlimitedTables(
  tables: ReadonlyMap<string, string>,
  comparisons: readonly Comparison[],
  ownerColumns: OwnerColumns,
): string[] {
  const open = new Map([...tables].filter(([, table]) => ownerColumns(table).length > 0));
  const isLimited = ([alias, table]: [string, string]) =>
    comparisons.some(
      (each) =>
        each.alias === alias && ownerColumns(table).includes(each.column) && !open.has(aliasIn(each.value) ?? ''),
    );
  for (let limited = [...open].filter(isLimited); limited.length > 0; limited = [...open].filter(isLimited)) {
    for (const [alias] of limited) open.delete(alias);
  }
  return [...open.values()];
}

/** Comparisons of two columns count for both. */
function comparisonsIn(node: PlanNode): Comparison[] {
  const conditions = Object.entries(node).flatMap(([name, text]) =>
    typeof text === 'string' && /(Cond|Filter)$/.test(name) ? text : [],
  );
  return conditions.flatMap((condition) =>
    [...condition.matchAll(/(\w+)\.(\w+)\)? = (ANY \([^)]*\)|\([^)]*\)\.\w+|[^\s)]+)/g)].flatMap(
      ([, alias = '', column = '', value = '']) => {
        const [other, otherColumn] = value.split('.');
        const isColumn = aliasIn(value) !== null;
        return [
          { alias, column, value },
          ...(isColumn ? [{ alias: other!, column: otherColumn!, value: `${alias}.${column}` }] : []),
        ];
      },
    ),
  );
}

function aliasIn(value: string): string | null {
  return /^([a-z_]\w*)\.\w+$/.exec(value)?.[1] ?? null;
}

function isConstant(value: string): boolean {
  return /^('|\d|ANY)/.test(value);
}
