// Backs the embedded database up, while the portal runs or while it does not:
//   npm run backup -- /safe/place/abonat.backup

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { readConfiguration } from '#platform/server/configuration.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import { SUPERUSER } from '#platform/server/postgres/cluster.ts';
import { DATABASE, startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { readPassword } from '#platform/server/postgres/password.ts';
import { socketAddress } from '#platform/server/postgres/socket.ts';
import { lockDataDirectory } from '#platform/server/process/data-directory-lock.ts';
import { makeBackup } from './make-backup.ts';

const root = join(import.meta.dirname, '../..');
const say = (line: string) => void process.stderr.write(`${line}\n`);

async function run([file]: string[]): Promise<void> {
  const { databaseUrl, dataDir } = readConfiguration(process.env, root);
  if (file === undefined) throw new BadConfiguration('Say where to: npm run backup -- /safe/place/abonat.backup');
  if (databaseUrl) throw new BadConfiguration('A database of your own is backed up with pg_dump; see docs/backup.md.');
  if (!existsSync(join(dataDir, 'pg'))) throw new BadConfiguration(`There is no database in ${dataDir}.`);
  const place = resolve(process.env['INIT_CWD'] ?? '.', file);
  const { tables, rows } = await withDatabase(dataDir, (connection) => makeBackup(connection, place, new Date()));
  say(`${rows} rows of ${tables} tables are in ${place}, read back and whole.`);
}

/** The server of the running portal, or one of our own for as long as it takes. */
async function withDatabase<Value>(
  dataDir: string,
  work: (connection: ClientConfig) => Promise<Value>,
): Promise<Value> {
  const attempt = lockDataDirectory(dataDir);
  if ('refusal' in attempt) return work(runningDatabase(dataDir));
  const postgres = await startEmbeddedPostgres({ root, dataDir, log: say });
  try {
    return await work(postgres.connection());
  } finally {
    await postgres.stop();
    attempt.lock.release();
  }
}

function runningDatabase(dataDir: string): ClientConfig {
  const { host } = socketAddress(join(dataDir, 'pg'));
  return { host, port: 5432, user: SUPERUSER, password: readPassword(dataDir), database: DATABASE };
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
