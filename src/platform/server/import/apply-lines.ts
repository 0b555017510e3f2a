// Writes a batch of validated lines: one statement classifies them, then they are inserted and updated as sets.

import type { CopyValue } from './copy-rows.ts';
import type { ImportedResource } from './imported-resource.ts';
import type { Problem } from './problem.ts';
import { checkStatement, holdNumbersStatement, problemsOf, writeStatements, type Mode } from './statements.ts';

export const outcomes = ['new', 'changed', 'same', 'waiting'] as const;
export type Outcome = (typeof outcomes)[number];

/** A valid line, as the values of its fields. */
export type Line = { line: number; values: CopyValue[] };

export type LineProblem = Problem & { line: number };

export type ApplyResult = Record<Outcome, number> & {
  /** Lines with unknown references or conflicts with existing rows. */
  problems: LineProblem[];
  /** Lines skipped because their row must not be overwritten now. */
  waitingLines: number[];
};

/** Lines are staged in temporary tables or sent with every statement. */
export type StagedLines = {
  /** Runs a statement that reads `staged` or `checked`. */
  query<Row>(statement: string): Promise<Row[]>;
  /** Classifies the lines, stores the result as `checked` and counts it. */
  check(statement: string): Promise<Tally[]>;
};

/** Lines are listed only for outcomes that are reported. */
export type Tally = { count: number; lines: number[] } & (
  | { outcome: Outcome; problem: null }
  | { outcome: 'invalid'; problem: number }
);

export async function applyLines(
  kind: ImportedResource,
  staged: StagedLines,
  { mode, now }: { mode: Mode; now: Date },
): Promise<ApplyResult> {
  if (kind.holdsNumbers && mode === 'load') await staged.query(holdNumbersStatement);
  const applied: ApplyResult = { new: 0, changed: 0, same: 0, waiting: 0, problems: [], waitingLines: [] };
  const problems = problemsOf(kind);
  for (const { outcome, problem, count, lines } of await staged.check(checkStatement(kind, mode))) {
    if (outcome === 'invalid') applied.problems.push(...lines.map((line) => ({ line, ...problems[problem]! })));
    else applied[outcome] += count;
    if (outcome === 'waiting') applied.waitingLines.push(...lines);
  }
  if (mode === 'check') return applied;
  const has = { new: applied.new > 0, changed: applied.changed > 0 };
  for (const statement of writeStatements(kind, has, now)) await staged.query(statement);
  return applied;
}

export const tallyStatement = `select outcome, problem, count(*)::integer as count,
  case when outcome in ('new', 'changed', 'same') then '{}'::integer[] else array_agg(line order by line) end as lines
  from checked group by outcome, problem`;
