import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { CatalogueRefusal } from '../refusal.ts';
import type { FieldValue } from '../rules.ts';
import type { findChanges, Values } from './store.ts';

type Change = Awaited<ReturnType<typeof findChanges>>[number];

export function presentItem(kind: ImportedResource, row: Values, changes: readonly Change[]) {
  const item = kind.key.map((name) => String(row[name]));
  return {
    item,
    values: pairs(row),
    changes: changes.filter((change) => change.item.join('\0') === item.join('\0')).map(presentChange),
  };
}

function presentChange(change: Change) {
  const happened = change.applied_at ? ('done' as const) : ('waits' as const);
  return {
    change: change.change_id,
    begins_on: change.begins_on,
    by: change.name,
    at: change.created_at.toISOString(),
    state: change.problem === null ? happened : ('failed' as const),
    problem: change.problem as CatalogueRefusal | null,
    values: pairs(change.changes as Values),
  };
}

function pairs(values: Values): { field: string; value: FieldValue }[] {
  return Object.entries(values).map(([field, value]) => ({ field, value }));
}
