// Imports a folder into a database in use: one import at a time, in short transactions.

import type pg from 'pg';
import { withClient } from '../database/with-client.ts';
import { createCopyWriter } from './copy-lines.ts';
import { importFolder, type FolderImport, type ResourceCounts } from './import-folder.ts';
import type { Mode } from './statements.ts';

const lockKey = 7_261_003;

/** Forces index lookups: a batch must not scan whole tables, which grow with the customers. */
const fastLookups = `set enable_hashjoin = off; set enable_mergejoin = off; set temp_buffers = '64MB'`;

/** Imports create no events for listeners: the operator knows its own files. */
const ownFiles = `set abonat.origin = 'load'`;

export class AnotherLoadRuns extends Error {
  constructor() {
    super('Another import is running; this one has changed nothing.');
  }
}

type DatabaseLoad = FolderImport & { mode: Mode; now: Date };

export async function loadIntoDatabase(connection: pg.ClientConfig, load: DatabaseLoad): Promise<ResourceCounts[]> {
  return withClient(connection, async (client) => {
    // A check writes nothing and needs no lock.
    if (load.mode === 'load' && !(await lockImports(client))) throw new AnotherLoadRuns();
    // Only one connection knows the rows that a check expects to be new.
    if (load.mode === 'check') return loadBy([client], load);
    try {
      return await withClient(connection, (second) => loadBy([client, second], load));
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    }
  });
}

async function loadBy(clients: readonly pg.Client[], load: DatabaseLoad): Promise<ResourceCounts[]> {
  for (const client of clients) await client.query(`${fastLookups}; ${ownFiles}`);
  return importFolder(load, createCopyWriter(clients, load));
}

/** The connection holds the lock, so the lock ends with it. */
async function lockImports(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_taken: boolean }>('select pg_try_advisory_lock($1) as is_taken', [lockKey]);
  return rows[0]?.is_taken ?? false;
}
