// The plan of a recorded statement as a list of nodes.

import type pg from 'pg';
import type { RecordedStatement } from './recorded-statements.ts';

export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
};

export function isExplainable({ text }: RecordedStatement): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text);
}

export async function planOf(client: pg.ClientBase, { text, values }: RecordedStatement): Promise<PlanNode[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (verbose, format json) ${text}`,
    values,
  );
  return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan);
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
