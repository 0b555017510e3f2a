// Imports a folder of operator data, while the portal runs or is stopped:
//   npm run import -- FOLDER            see docs/import.md
//   npm run import -- FOLDER --check    reports what would change, and changes nothing
//     --report FILE                     writes every invalid and waiting line to a CSV file
//     --stop-above 5%                   ends when more of the lines of a resource are invalid

import { join } from 'node:path';
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
import { createImportReport, type ImportReport } from '#platform/server/import/import-report.ts';
import { loadIntoDatabase } from '#platform/server/import/import-into-database.ts';
import { countLines, findFiles } from '#platform/server/import/read-file.ts';
import { recordRun } from '#platform/server/import/record-run.ts';
import { daysFrom } from '#platform/server/import/relative-days.ts';
import { tableOfCounts } from '#platform/server/import/table-of-counts.ts';
import { withEmbeddedDatabase } from '#platform/server/postgres/with-embedded-database.ts';
import { importedResources } from '../server/imported-resources.ts';
import { readImportOptions, type ImportOptions } from './import-options.ts';

const root = join(import.meta.dirname, '../../..');
const say = (line: string) => void process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${line}\n`);

type ImportTask = ImportOptions & Pick<Configuration, 'appMode'> & { lines: number; report: ImportReport };

async function run(): Promise<boolean> {
  const wanted = readImportOptions(process.argv.slice(2));
  const { databaseUrl, dataDir, appMode, brand } = readConfiguration(process.env, root);
  selectBrand(brand);
  const { files } = findFiles(wanted.folder, importedResources);
  if (files.length === 0) throw new BadConfiguration(`${wanted.folder} contains no file of an imported resource.`);
  const lines = (await Promise.all(files.map(countLines))).reduce((sum, count) => sum + count, 0);
  const { reportFile } = wanted;
  const report = createImportReport({ say, ...(reportFile !== undefined && { file: reportFile }) });
  const work = (connection: ClientConfig) => loadFrom(connection, { ...wanted, appMode, lines, report });
  const counts = await (
    databaseUrl ? work({ connectionString: databaseUrl }) : withEmbeddedDatabase({ root, dataDir, log: say }, work)
  ).finally(() => report.end());
  process.stdout.write(`${tableOfCounts(counts)}\n`);
  if (reportFile !== undefined) say(`The report is in ${reportFile}.`);
  if (wanted.mode === 'check') say('Nothing was changed: this was a check.');
  return counts.every(({ wrong }) => wrong === 0);
}

async function loadFrom(connection: ClientConfig, wanted: ImportTask): Promise<ResourceCounts[]> {
  await ensureTables(connection, wanted);
  const { folder, mode, report, stopAbove } = wanted;
  const now = new Date();
  const bar = createProgressBar(process.stderr);
  const soFar = { done: 0, of: wanted.lines, rows: 0 };
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new Error('Interrupted; run it again to continue.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const load = () =>
    loadIntoDatabase(connection, {
      folder,
      mode,
      now,
      kinds: importedResources,
      ...(wanted.hasRelativeDays && { rewrite: daysFrom(now) }),
      signal: interrupted.signal,
      ...(stopAbove !== undefined && { stopAbove }),
      onProblem: report.problem,
      onWaiting: report.waiting,
      onProgress(lines, rows) {
        soFar.done += lines;
        soFar.rows += rows;
        bar.show(soFar);
      },
    });
  const counts = mode === 'load' ? await recordRun(connection, load) : await load();
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
