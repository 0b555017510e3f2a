// Applies the plain SQL files of database/migrations in order, once each, under a lock shared by all processes.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client, ClientConfig } from 'pg';
import { withClient } from './with-client.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../../database/migrations');
const lockKey = 7_261_001;

export type MigrationResult = { applied: string[] };

export async function migrate(connection: ClientConfig, folder = migrationsFolder): Promise<MigrationResult> {
  return withClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return applyMissing(client, folder);
  });
}

async function applyMissing(client: Client, folder: string): Promise<MigrationResult> {
  await client.query(
    `create table if not exists migration (name text primary key, digest text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migration');
  const known = new Map(rows.map((row) => [row.name, row.digest]));
  const applied: string[] = [];
  for (const { name, sql, digest } of await readMigrations(folder)) {
    const before = known.get(name);
    if (before === digest) continue;
    if (before) throw new Error(`Migration ${name} was changed after it had been applied; add a new one instead.`);
    await applyOne(client, name, sql, digest);
    applied.push(name);
  }
  return { applied };
}

async function applyOne(client: Client, name: string, sql: string, digest: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

export async function readMigrations(folder: string): Promise<{ name: string; sql: string; digest: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, digest: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
