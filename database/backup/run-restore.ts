// Creates a new embedded database from a backup; an existing one is never changed:
//   npm run restore -- /safe/place/abonat.backup

import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfiguration } from '#platform/server/configuration.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { lockDataDirectory } from '#platform/server/process/data-directory-lock.ts';
import { checkArchive } from './archive.ts';
import { restoreBackup } from './restore-backup.ts';

const root = join(import.meta.dirname, '../..');
const say = (line: string) => void process.stderr.write(`${line}\n`);

async function run([file]: string[]): Promise<void> {
  const { databaseUrl, dataDir } = readConfiguration(process.env, root);
  if (file === undefined) throw new BadConfiguration('Usage: npm run restore -- /safe/place/abonat.backup');
  if (databaseUrl) throw new BadConfiguration('Restore your own database with pg_restore; see docs/backup.md.');
  const place = resolve(process.env['INIT_CWD'] ?? '.', file);
  await checkArchive(place);
  const directory = join(dataDir, 'pg');
  if (existsSync(directory)) throw new BadConfiguration(`${dataDir} already contains a database: move it away first.`);
  const attempt = lockDataDirectory(dataDir);
  if ('refusal' in attempt) throw new BadConfiguration(attempt.refusal);
  const postgres = await startEmbeddedPostgres({ root, dataDir, log: say });
  try {
    const { tables, rows } = await restoreBackup(postgres.connection(), place);
    say(`${rows} rows of ${tables} tables are restored in ${dataDir}.`);
    await postgres.stop();
  } catch (error) {
    await postgres.stop();
    // The next start would take a partial database for a complete one.
    rmSync(directory, { recursive: true, force: true });
    throw error;
  } finally {
    attempt.lock.release();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
