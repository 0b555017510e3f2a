// The SQL of catalogue changes, and of reading the rows of any resource.

import { CompiledQuery, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { FieldValue } from '../rules.ts';
import { editableFields } from './editable-resource.ts';

export type Values = Record<string, FieldValue>;

/** All rows of a resource by key; `is_withdrawn` is false for every existing row. */
export async function readRows(db: Queryable, kind: ImportedResource, item?: readonly string[]): Promise<Values[]> {
  const columns = editableFields(kind).map(({ name }) =>
    name === 'is_withdrawn' ? sql`false as is_withdrawn` : sql.ref(name),
  );
  const key = kind.key.map((name) => sql.ref(name));
  const matches = item
    ? sql`where ${sql.join(
        key.map((name, at) => sql`${name} = ${item[at]}`),
        sql` and `,
      )}`
    : sql``;
  const { rows } = await sql<Values>`
    select ${sql.join(columns)} from ${sql.table(kind.table)} ${matches} order by ${sql.join(key)}`.execute(db);
  return rows;
}

/** How many customers have the item now; null for a resource that customers do not have. */
export async function countHolders(db: Queryable, { holders }: ImportedResource, item: readonly string[]) {
  if (holders === undefined) return null;
  const count = `select count(distinct customer_id)::integer as customers from (${holders}) held`;
  const { rows } = await db.executeQuery<{ customers: number }>(CompiledQuery.raw(count, [...item]));
  return rows[0]?.customers ?? null;
}

/** Locks an item until the transaction ends. */
export async function holdItem(tx: Tx, kind: ImportedResource, item: readonly string[]): Promise<void> {
  const name = JSON.stringify(['catalogue', kind.name, ...item]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export type NewChange = {
  kind: string;
  item: readonly string[];
  changes: Values;
  beginsOn: string;
  operatorId: number;
  now: Date;
  appliedAt: Date | null;
};

export async function saveChange(tx: Tx, change: NewChange): Promise<number> {
  const { change_id } = await tx
    .insertInto('catalogue_change')
    .values({
      kind: change.kind,
      item: [...change.item],
      changes: JSON.stringify(change.changes),
      begins_on: change.beginsOn,
      operator_id: change.operatorId,
      created_at: change.now,
      applied_at: change.appliedAt,
    })
    .returning('change_id')
    .executeTakeFirstOrThrow();
  return change_id;
}

export function findChanges(db: Queryable, kind: string) {
  return db
    .selectFrom('catalogue_change as change')
    .innerJoin('operator', 'operator.operator_id', 'change.operator_id')
    .select([
      'change.change_id',
      'change.item',
      'change.changes',
      'change.begins_on',
      'change.created_at',
      'change.applied_at',
      'change.problem',
      'operator.name',
    ])
    .where('change.kind', '=', kind)
    .where('change.cancelled_at', 'is', null)
    .orderBy('change.change_id', 'desc')
    .limit(500)
    .execute();
}

/** Locks a pending change. */
export function lockWaiting(tx: Tx, changeId: number) {
  return tx
    .selectFrom('catalogue_change as change')
    .innerJoin('operator', 'operator.operator_id', 'change.operator_id')
    .select(['change.kind', 'change.item', 'change.changes', 'change.begins_on', 'operator.name'])
    .where('change.change_id', '=', changeId)
    .where('change.applied_at', 'is', null)
    .where('change.cancelled_at', 'is', null)
    .where('change.problem', 'is', null)
    .forUpdate('change')
    .executeTakeFirst();
}

type ChangeResult = { applied_at: Date } | { cancelled_at: Date } | { problem: string };

export async function settleChange(tx: Tx, changeId: number, settled: ChangeResult): Promise<void> {
  await tx.updateTable('catalogue_change').set(settled).where('change_id', '=', changeId).execute();
}
