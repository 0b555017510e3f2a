// Applies a catalogue change with the rules of an import: the current row with the changed fields.

import type { Tx } from '#platform/server/database/database.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { Problem } from '#platform/server/import/problem.ts';
import { upsertRecords } from '#platform/server/import/upsert-records.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { readRows, type Values } from './store.ts';

export type CatalogueChange = {
  kind: ImportedResource;
  item: readonly string[];
  changes: Values;
  by: string;
  now: Date;
};

/** Null on success; the audit entry includes the old values. */
export async function applyChange(tx: Tx, { kind, item, changes, by, now }: CatalogueChange): Promise<Problem | null> {
  const [row] = await readRows(tx, kind, item);
  const { problems, waiting } = await upsertRecords(tx, kind, [recordOf(kind, item, { ...row, ...changes })], now);
  if (problems[0]) return problems[0];
  if (waiting > 0) return { field: '', message: kind.waits?.because ?? 'is under way' };
  const from = row ? Object.fromEntries(Object.keys(changes).map((field) => [field, row[field] ?? null])) : null;
  await recordDeskAction(tx, {
    by,
    action: 'catalogue.change',
    subject: [kind.name, ...item].join(' '),
    facts: { from, to: changes },
    happenedAt: now,
  });
  return null;
}

function recordOf(kind: ImportedResource, item: readonly string[], values: Values): Values {
  return { ...values, ...Object.fromEntries(kind.key.map((name, at) => [name, item[at] ?? null])) };
}
