// Takes a folder into a database that may be in use: one load at a time, in short transactions.

import type pg from 'pg';
import { withClient } from '../database/with-client.ts';
import { createCopyWriter } from './copy-lines.ts';
import { loadFolder, type FolderLoad, type KindCounts } from './load-folder.ts';
import type { Mode } from './statements.ts';

const lockKey = 7_261_003;

export class AnotherLoadRuns extends Error {
  constructor() {
    super('Another load is under way; this one ends without having changed anything.');
  }
}

export async function loadIntoDatabase(
  connection: pg.ClientConfig,
  load: FolderLoad & { mode: Mode; now: Date },
): Promise<KindCounts[]> {
  return withClient(connection, async (client) => {
    // A check writes nothing, so nothing has to keep away from it.
    if (load.mode === 'load' && !(await takeTurn(client))) throw new AnotherLoadRuns();
    return loadFolder(load, createCopyWriter(client, load));
  });
}

/** Held by the connection, and gone with it however the load ends. */
async function takeTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_taken: boolean }>('select pg_try_advisory_lock($1) as is_taken', [lockKey]);
  return rows[0]?.is_taken ?? false;
}
