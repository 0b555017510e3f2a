// The first load of generated rows, as one transaction. It rewrites the tables first: PostgreSQL then writes no WAL for them
// if `wal_level` is minimal, and accepts rows that need no later vacuum. Other sessions wait for the tables until its end.

import type pg from 'pg';

export async function inFirstLoad<Result>(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<Result>,
): Promise<Result> {
  await client.query(`begin; set local maintenance_work_mem = '512MB'`);
  for (const table of tables) await rewrite(client, table);
  const indexes = await dropIndexes(client, tables);
  const result = await load();
  for (const { create } of indexes) await client.query(create);
  await client.query('commit');
  return result;
}

async function rewrite(client: pg.Client, table: string): Promise<void> {
  await client.query(`cluster ${table} using ${table}_pkey`);
  await client.query(`alter table ${table} set without cluster`);
}

type DroppedIndex = { drop: string; create: string };

/** Building an index after the rows is faster than adding each row to it. Foreign keys need the index that they refer to. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<DroppedIndex[]> {
  const { rows } = await client.query<DroppedIndex>(
    `select case when own.oid is null then format('drop index %s', indexrelid::regclass)
        else format('alter table %s drop constraint %I', indrelid::regclass, conname) end as drop,
      case when own.oid is null then pg_get_indexdef(indexrelid)
        else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(own.oid))
        end as create
    from pg_index left join pg_constraint own on conindid = indexrelid and contype in ('p', 'u')
    where indrelid = any($1::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype = 'f')`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows;
}
