// A column of encrypted values, which a rotation encrypts again. The key is found by trying: an authenticated value opens
// under its own key only.

import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyDependency } from './key-dependency.ts';
import type { KeyVersions } from './key-versions.ts';

type Row = Readonly<Record<string, string>>;

export type SealedColumn = {
  name: string;
  table: string;
  /** The primary key. */
  id: readonly string[];
  column: string;
  /** Further columns that `reseal` reads. */
  others?: readonly string[];
  only?: RawBuilder<unknown>;
  /** The value under the current key; null if it does not depend on the previous one. */
  reseal(key: KeyVersions, stored: string, row: Row): string | null;
};

const batchSize = 200;

export function sealedColumn(sealed: SealedColumn): KeyDependency {
  return {
    name: sealed.name,
    async countDependent(db, { storage }) {
      let count = 0;
      for await (const row of rowsOf(db, sealed)) {
        if (sealed.reseal(storage, row['stored']!, row) !== null) count += 1;
      }
      return count;
    },
    async renew(db, { storage }) {
      for await (const row of rowsOf(db, sealed)) {
        const renewed = sealed.reseal(storage, row['stored']!, row);
        if (renewed !== null) await replaceValue(db, sealed, row, renewed);
      }
    },
  };
}

async function* rowsOf(db: Database, { table, id, column, others = [], only = sql`true` }: SealedColumn) {
  const read = [...id, ...others].map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`);
  // Qualified: the plain names are those of the texts in the result.
  const key = sql.join(id.map((name) => sql.ref(`${table}.${name}`)));
  for (let last: Row | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const from = last;
    const after = from ? sql`(${key}) > (${sql.join(id.map((name) => from[name]))})` : sql`true`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select ${sql.join(read)}, ${sql.ref(column)}::text as stored from ${sql.table(table)}
      where ${sql.ref(column)} is not null and (${only}) and ${after} order by ${key} limit ${batchSize}`.execute(db);
    yield* rows;
    last = rows.at(-1);
  }
}

/** A value that changed meanwhile is left to the process that changed it. */
async function replaceValue(db: Database, { table, id, column }: SealedColumn, row: Row, value: string): Promise<void> {
  const same = sql.join(
    id.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  );
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where ${same} and ${sql.ref(column)}::text = ${row['stored']}`.execute(db);
}
