// Backs up the embedded database, while the portal runs or is stopped:
//   npm run backup -- /safe/place/abonat.backup

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfiguration } from '#platform/server/configuration.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import { withEmbeddedDatabase } from '#platform/server/postgres/with-embedded-database.ts';
import { makeBackup } from './make-backup.ts';

const root = join(import.meta.dirname, '../..');
const say = (line: string) => void process.stderr.write(`${line}\n`);

async function run([file]: string[]): Promise<void> {
  const { databaseUrl, dataDir } = readConfiguration(process.env, root);
  if (file === undefined) throw new BadConfiguration('Usage: npm run backup -- /safe/place/abonat.backup');
  if (databaseUrl) throw new BadConfiguration('Back up your own database with pg_dump; see docs/backup.md.');
  if (!existsSync(join(dataDir, 'pg'))) throw new BadConfiguration(`There is no database in ${dataDir}.`);
  const place = resolve(process.env['INIT_CWD'] ?? '.', file);
  const { tables, rows } = await withEmbeddedDatabase({ root, dataDir, log: say }, (connection) =>
    makeBackup(connection, place, new Date()),
  );
  say(`${rows} rows of ${tables} tables are in ${place}, verified by reading it back.`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
