// A database of an earlier version, with users and their changes.

import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { escapeIdentifier, type Client, type ClientConfig } from 'pg';
import { migrate, migrationsFolder } from '#platform/server/database/migrate.ts';
import { withClient } from '#platform/server/database/with-client.ts';

type Rows = Record<string, object[]>;

/** The rows of every table after this migration, created by the portal of that version. */
const last = '0029';
const rowsThen = () =>
  JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, `rows-at-${last}.json.gz`))).toString()) as Rows;

/** Empties the database and creates the earlier schema; returns the row count of each table. */
export async function layEarlierVersion(connection: ClientConfig): Promise<Map<string, number>> {
  await withClient(connection, (client) => client.query('drop schema public cascade; create schema public'));
  const folder = await mkdtemp(join(tmpdir(), 'abonat-earlier-'));
  await cp(migrationsFolder, folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.slice(0, 4) > last) await rm(join(folder, name));
  await migrate(connection, folder);
  await rm(folder, { recursive: true });
  const { migration: _applied, ...rows } = rowsThen();
  await withClient(connection, async (client) => {
    // The rows are consistent as a whole; single inserts would violate foreign keys.
    await client.query('set session_replication_role = replica');
    await client.query(`truncate ${Object.keys(rows).map(escapeIdentifier).join(', ')}`);
    for (const [table, all] of Object.entries(rows)) await fill(client, table, all);
  });
  return new Map(Object.entries(rows).map(([table, all]) => [table, all.length]));
}

async function fill(client: Client, table: string, rows: object[]): Promise<void> {
  const name = escapeIdentifier(table);
  await client.query(
    `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  );
  const { rows: numbered } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = $1 and is_identity = 'YES'`,
    [table],
  );
  for (const { column_name: column } of numbered) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${escapeIdentifier(column)}), 0) + 1 from ${name}))`,
      [table, column],
    );
  }
}
