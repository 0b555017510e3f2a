// Imports single records by the same rules, inside the caller's transaction.

import { CompiledQuery } from 'kysely';
import type { Tx } from '../database/database.ts';
import {
  applyLines,
  tallyStatement,
  type ApplyResult,
  type Line,
  type LineProblem,
  type StagedLines,
} from './apply-lines.ts';
import type { LineWriter } from './copy-lines.ts';
import { createDuplicateFinder } from './find-duplicates.ts';
import { fieldsOf, type ImportedResource } from './imported-resource.ts';
import { checkerOf } from './record.ts';
import { outcomeColumns, stagedColumns } from './statements.ts';

/** Records are numbered from 1, like lines of a file. Invalid ones are reported; the others are written. */
export async function upsertRecords(
  tx: Tx,
  kind: ImportedResource,
  records: readonly unknown[],
  now: Date,
): Promise<ApplyResult> {
  const check = checkerOf(kind);
  const lines: Line[] = [];
  const problems: LineProblem[] = [];
  const duplicateIn = createDuplicateFinder(kind);
  for (const [index, record] of records.entries()) {
    const line = index + 1;
    const checked = check(record);
    const found = 'problems' in checked ? checked.problems : [duplicateIn(checked)].filter((each) => each !== null);
    problems.push(...found.map((problem) => ({ line, ...problem })));
    if (found.length === 0 && 'values' in checked) lines.push({ line, values: checked.values });
  }
  const applied = await upsertLines(tx, kind, lines, now);
  return { ...applied, problems: [...problems, ...applied.problems] };
}

/** Imports a whole folder in one transaction of the caller. */
export function createTransactionWriter(tx: Tx, now: Date): LineWriter {
  return { lanes: 1, begin: async () => {}, write: (kind, lines) => upsertLines(tx, kind, lines, now) };
}

function upsertLines(tx: Tx, kind: ImportedResource, lines: readonly Line[], now: Date): Promise<ApplyResult> {
  return applyLines(kind, sentAlong(tx, kind, lines), { mode: 'load', now });
}

/** A few lines need no temporary tables: every statement gets them as a parameter. */
function sentAlong(tx: Tx, kind: ImportedResource, lines: readonly Line[]): StagedLines {
  const names = fieldsOf(kind).map(({ name }) => name);
  const sent = JSON.stringify(
    lines.map(({ line, values }) => ({ line, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) })),
  );
  const staged = `with staged as (select * from jsonb_to_recordset($1::jsonb) as l(${stagedColumns(kind)}))`;
  let told: string | undefined;
  const run = async <Row>(statement: string, values: unknown[]) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(statement, values))).rows;
  const query = <Row>(statement: string) =>
    told === undefined
      ? run<Row>(`${staged} ${statement}`, [sent])
      : run<Row>(
          `${staged}, checked as (select staged.*, o.customer_id, o.outcome, o.problem from staged
            join jsonb_to_recordset($2::jsonb) as o(line integer, customer_id bigint, ${outcomeColumns}) using (line))
          ${statement}`,
          [sent, told],
        );
  return {
    query,
    async check(statement) {
      told = JSON.stringify(await query(`select line, customer_id, outcome, problem from (${statement}) as told`));
      return query(tallyStatement);
    },
  };
}
