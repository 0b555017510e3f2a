// Writes all data of the portal into one file, as one snapshot, while the portal runs.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type Client, type ClientConfig } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withClient } from '#platform/server/database/with-client.ts';
import {
  checkArchive,
  endOfTable,
  type ArchiveFooter,
  type ArchiveHeader,
  type Migration,
  type Sequence,
  type TableHeader,
} from './archive.ts';

/** Written under another name, read back completely, and only then renamed. */
export async function makeBackup(connection: ClientConfig, file: string, now: Date): Promise<ArchiveFooter> {
  const unfinished = `${file}.unfinished`;
  try {
    const written = await withClient(connection, (client) => writeArchive(client, unfinished, now));
    const found = await checkArchive(unfinished);
    if (found.rows !== written.rows) throw new Error('the backup could not be read back');
    await rename(unfinished, file);
    return found;
  } finally {
    await rm(unfinished, { force: true });
  }
}

type Writer = { write(bytes: string | Buffer): Promise<void>; end(foot: Omit<ArchiveFooter, 'sha256'>): Promise<void> };

async function writeArchive(client: Client, file: string, now: Date): Promise<{ rows: number }> {
  await client.query('begin isolation level repeatable read read only');
  const writer = openWriter(file);
  const tables = await tablesOf(client);
  const head: ArchiveHeader = {
    format: 1,
    madeAt: now.toISOString(),
    migrations: (await client.query<Migration>('select name, digest from migration order by name')).rows,
    sequences: await sequencesOf(client),
  };
  await writer.write(`${JSON.stringify(head)}\n`);
  let rows = 0;
  for (const table of tables) rows += await writeTable(client, writer, table);
  await writer.end({ tables: tables.length, rows });
  await client.query('commit');
  return { rows };
}

async function writeTable(client: Client, writer: Writer, head: TableHeader): Promise<number> {
  await writer.write(`${JSON.stringify(head)}\n`);
  const stream = client.query(copyTo(`copy (${await rowsOf(client, head)}) to stdout`));
  for await (const bytes of stream as AsyncIterable<Buffer>) await writer.write(bytes);
  await writer.write(endOfTable);
  return stream.rowCount ?? 0;
}

/** Jobs in the queue return to our table: the next start recreates the queue. */
async function rowsOf(client: Client, { table, columns }: TableHeader): Promise<string> {
  const all = `select ${columns.map((name) => escapeIdentifier(name)).join(', ')} from ${escapeIdentifier(table)}`;
  if (table !== 'scheduled_job') return all;
  const { rows } = await client.query<{ queue: string | null }>(`select to_regclass('pgboss.job')::text as queue`);
  const inHand: Record<string, string> = {
    job_id: 'id',
    name: 'name',
    payload: `data - 'trace_id' - 'traceparent'`,
    run_at: `'-infinity'`,
    trace_id: `(data ->> 'trace_id')::uuid`,
    traceparent: `data ->> 'traceparent'`,
  };
  const picked = columns.map((name) => inHand[name] ?? 'null').join(', ');
  return rows[0]?.queue
    ? `${all} union all select ${picked} from pgboss.job where state in ('created', 'retry', 'active') and data <> '{}'`
    : all;
}

async function tablesOf(client: Client): Promise<TableHeader[]> {
  const { rows } = await client.query<TableHeader>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    group by c.relname order by c.relname`);
  return rows;
}

async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

function openWriter(file: string): Writer {
  const hash = createHash('sha256');
  const packed = createGzip();
  const onDisk = pipeline(packed, createWriteStream(file, { mode: 0o600 }));
  onDisk.catch(() => packed.destroy());
  return {
    async write(bytes) {
      hash.update(bytes);
      if (!packed.write(bytes)) await once(packed, 'drain');
    },
    async end(foot) {
      packed.end(`${JSON.stringify({ ...foot, sha256: hash.digest('hex') })}\n`);
      await onDisk;
      const handle = await open(file, 'r');
      await handle.sync();
      await handle.close();
    },
  };
}
