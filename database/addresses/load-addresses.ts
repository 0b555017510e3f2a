// Imports the address tables once from the CSV files beside this one, with COPY.

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { withClient } from '#platform/server/database/with-client.ts';

const tables = ['settlement', 'quarter', 'street'] as const;

export async function loadAddresses(connection: pg.ClientConfig): Promise<boolean> {
  return withClient(connection, async (client) => {
    await client.query('begin');
    // Processes that start together wait here for the first to finish.
    await client.query('lock table settlement in share row exclusive mode');
    const { rowCount } = await client.query('select 1 from settlement limit 1');
    if (rowCount === 0) for (const table of tables) await copyTable(client, table);
    await client.query('commit');
    return rowCount === 0;
  });
}

async function copyTable(client: pg.Client, table: (typeof tables)[number]): Promise<void> {
  const file = createReadStream(join(import.meta.dirname, `${table}.csv`));
  await pipeline(file, client.query(copyFrom(`copy ${table} from stdin with (format csv, header true, null '\\N')`)));
}
