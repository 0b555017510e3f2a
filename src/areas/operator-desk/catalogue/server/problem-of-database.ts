// Problems that only the database detects: a duplicate value, or a row in use.

import pg from 'pg';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { Problem } from '#platform/server/import/problem.ts';

const problems: Readonly<Record<string, Omit<Problem, 'field'>>> = {
  '23505': { message: 'is taken by another row', code: 'taken' },
  '23503': { message: 'is used by other rows', code: 'in_use' },
};

/** Null for other errors. */
export function problemOfDatabase(error: unknown, kind: ImportedResource): Problem | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const problem = problems[error.code ?? ''];
  return problem ? { field: fieldIn(error, kind), ...problem } : null;
}

/** “Key (plan_id, component_type)=(…) …”: the field that may change. */
function fieldIn({ detail = '' }: pg.DatabaseError, kind: ImportedResource): string {
  const names = /^Key \(([\w, ]+)\)/.exec(detail)?.[1]?.split(', ') ?? [];
  return names.find((name) => !kind.key.includes(name)) ?? '';
}
