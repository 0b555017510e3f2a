// Imports a folder of operator data, while the portal runs or is stopped:
//   npm run import -- FOLDER            see docs/import.md
//   npm run import -- FOLDER --check    reports what would change, and changes nothing

import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClientConfig } from 'pg';
import { selectBrand } from '#platform/current-brand.ts';
import { createProgressBar } from '#database/generate/progress-bar.ts';
import { readConfiguration, type Configuration } from '#platform/server/configuration.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { hasMode } from '#platform/server/database/portal-mode.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import type { ResourceCounts } from '#platform/server/import/import-folder.ts';
import { loadIntoDatabase } from '#platform/server/import/import-into-database.ts';
import { countLines, findFiles } from '#platform/server/import/read-file.ts';
import { daysFrom } from '#platform/server/import/relative-days.ts';
import { tableOfCounts } from '#platform/server/import/table-of-counts.ts';
import { withEmbeddedDatabase } from '#platform/server/postgres/with-embedded-database.ts';
import { importedResources } from '../server/imported-resources.ts';

const root = join(import.meta.dirname, '../../..');
const say = (line: string) => void process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${line}\n`);

type ImportOptions = { folder: string; mode: 'load' | 'check'; hasRelativeDays: boolean };
type ImportTask = ImportOptions & Pick<Configuration, 'appMode'>;

function readWords(words: string[]): ImportOptions {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, 'relative-days': { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (given === undefined) throw new BadConfiguration('Usage: npm run import -- FOLDER [--check]');
  const folder = resolve(process.env['INIT_CWD'] ?? '.', given);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BadConfiguration(`The folder ${folder} does not exist.`);
  }
  return { folder, mode: values.check ? 'check' : 'load', hasRelativeDays: values['relative-days'] };
}

async function run(): Promise<boolean> {
  const wanted = readWords(process.argv.slice(2));
  const { databaseUrl, dataDir, appMode, brand } = readConfiguration(process.env, root);
  selectBrand(brand);
  const { files } = findFiles(wanted.folder, importedResources);
  if (files.length === 0) throw new BadConfiguration(`${wanted.folder} contains no file of an imported resource.`);
  const lines = (await Promise.all(files.map(countLines))).reduce((sum, count) => sum + count, 0);
  const work = (connection: ClientConfig) => loadFrom(connection, { ...wanted, appMode }, lines);
  const counts = databaseUrl
    ? await work({ connectionString: databaseUrl })
    : await withEmbeddedDatabase({ root, dataDir, log: say }, work);
  process.stdout.write(`${tableOfCounts(counts)}\n`);
  if (wanted.mode === 'check') say('Nothing was changed: this was a check.');
  return counts.every(({ wrong }) => wrong === 0);
}

async function loadFrom(connection: ClientConfig, wanted: ImportTask, of: number): Promise<ResourceCounts[]> {
  await ensureTables(connection, wanted);
  const { folder, mode } = wanted;
  const now = new Date();
  const bar = createProgressBar(process.stderr);
  const soFar = { done: 0, of, rows: 0 };
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new Error('Interrupted; run it again to continue.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const counts = await loadIntoDatabase(connection, {
    folder,
    mode,
    now,
    kinds: importedResources,
    ...(wanted.hasRelativeDays && { rewrite: daysFrom(now) }),
    signal: interrupted.signal,
    onProblem: ({ file, line, field, message }) =>
      say(`${file}${line ? `:${line}` : ''}: ${field ? `${field} ` : ''}${message}`),
    onWaiting: (file, line, because) => say(`${file}:${line}: not changed, ${because}`),
    onProgress(lines, rows) {
      soFar.done += lines;
      soFar.rows += rows;
      bar.show(soFar);
    },
  });
  bar.end();
  return counts;
}

/** A new database gets its tables by the first import or the first start. */
async function ensureTables(connection: ClientConfig, { mode, appMode }: ImportTask): Promise<void> {
  if (mode === 'load') {
    await migrate(connection);
    await refuseOtherMode(connection, appMode);
    return;
  }
  const { rows } = await withClient(connection, (client) =>
    client.query<{ exists: boolean }>(`select to_regclass('customer') is not null as exists`),
  );
  if (!rows[0]?.exists) {
    throw new BadConfiguration('The database has no tables yet: start the portal once, or import without --check.');
  }
}

async function refuseOtherMode(connection: ClientConfig, appMode: Configuration['appMode']): Promise<void> {
  const { db, close } = openDatabase({ ...connection, max: 1 }, () => undefined);
  try {
    await hasMode(db, appMode);
  } finally {
    await close();
  }
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
