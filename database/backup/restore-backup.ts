// Restores a backup into an empty database in one transaction.

import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { escapeIdentifier, type Client, type ClientConfig } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { migrate, migrationsFolder, readMigrations } from '#platform/server/database/migrate.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import {
  BadBackup,
  checkArchive,
  endOfTable,
  linesOf,
  type ArchiveFooter,
  type ArchiveHeader,
  type TableHeader,
} from './archive.ts';

export async function restoreBackup(connection: ClientConfig, file: string): Promise<ArchiveFooter> {
  const foot = await checkArchive(file);
  await migrate(connection);
  const rows = await withClient(connection, (client) => load(client, file));
  if (rows !== foot.rows) throw new BadBackup(`${file} has ${foot.rows} rows, ${rows} were restored.`);
  return foot;
}

async function load(client: Client, file: string): Promise<number> {
  await client.query('begin');
  // The rows were consistent when copied, so constraints and triggers are skipped.
  await client.query('set local session_replication_role = replica');
  const lines = linesOf(file);
  const head = (await nextJson(lines)) as ArchiveHeader;
  await refuseOtherVersion(head);
  await emptyTables(client);
  let rows = 0;
  for (let next = await nextJson(lines); 'table' in next; next = await nextJson(lines)) {
    rows += await loadTable(client, next as TableHeader, lines);
  }
  for (const { name, last } of head.sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), last]);
  }
  await client.query('commit');
  return rows;
}

async function nextJson(lines: AsyncGenerator<Buffer>): Promise<object> {
  const { value } = await lines.next();
  if (!value) throw new BadBackup('The backup ends too early.');
  return JSON.parse(value.toString()) as object;
}

/** For a newer portal, restore with the version of the backup, then start the newer one, which migrates. */
async function refuseOtherVersion({ format, migrations }: ArchiveHeader): Promise<void> {
  const known = await readMigrations(migrationsFolder);
  const told = (list: readonly { name: string; digest: string }[]) => list.map((one) => one.name + one.digest).join();
  if (format === 1 && told(known) === told(migrations)) return;
  throw new BadBackup(
    `The backup was made by another version, up to ${migrations.at(-1)?.name}; restore it with that one.`,
  );
}

async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  await client.query(`truncate ${rows.map((row) => row.name).join(', ')} cascade`);
}

async function loadTable(
  client: Client,
  { table, columns }: TableHeader,
  lines: AsyncGenerator<Buffer>,
): Promise<number> {
  const names = columns.map((name) => escapeIdentifier(name)).join(', ');
  const stream = client.query(copyFrom(`copy ${escapeIdentifier(table)} (${names}) from stdin`));
  const loaded = finished(stream);
  loaded.catch(() => undefined);
  const end = Buffer.from(endOfTable);
  for (let line = await lines.next(); !line.done && !line.value.equals(end); line = await lines.next()) {
    await write(stream, line.value, loaded);
  }
  stream.end();
  await loaded;
  return stream.rowCount;
}

async function write(stream: CopyStreamQuery, bytes: Buffer, loaded: Promise<void>): Promise<void> {
  if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), loaded]);
}
