// Problems that only the database detects: a duplicate value, or a row in use.

import pg from 'pg';
import type { ImportedResource, Problem } from '#platform/server/import/imported-resource.ts';

const messages: Readonly<Record<string, string>> = {
  '23505': 'is taken by another row',
  '23503': 'is what others stand on',
};

/** Null for other errors. */
export function problemOfDatabase(error: unknown, kind: ImportedResource): Problem | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  const message = messages[error.code ?? ''];
  return message === undefined ? null : { field: fieldIn(error, kind), message };
}

/** “Key (plan_id, component_type)=(…) …”: the field that may change. */
function fieldIn({ detail = '' }: pg.DatabaseError, kind: ImportedResource): string {
  const names = /^Key \(([\w, ]+)\)/.exec(detail)?.[1]?.split(', ') ?? [];
  return names.find((name) => !kind.key.includes(name)) ?? '';
}
