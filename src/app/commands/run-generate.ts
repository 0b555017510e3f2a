// Fills a portal's database with generated subscribers, for load tests:
//   npm run demo:generate -- --subscribers 1000000 [--seed 1]
// Existing ones stay; the run adds the missing ones. Each takes 6.3 KB, with bills and usage. They sign in as
// subscriber0@load.abonat.example and so on, with the password of the demo.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ClientConfig } from 'pg';
import { loadSubscribers } from '#database/generate/generate.ts';
import { createProgressBar } from '#database/generate/progress-bar.ts';
import { mostSubscribers } from '#database/generate/subscriber.ts';
import { openKeys } from '#platform/server/keys.ts';
import { readConfiguration, type Configuration } from '#platform/server/configuration.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { claimMode } from '#platform/server/database/portal-mode.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { lockDataDirectory, refusedExitCode } from '#platform/server/process/data-directory-lock.ts';
import { createStop, stopOnSignals, type Shutdown } from '#platform/server/process/stop.ts';
import { loadDemoOnce } from '../demo/load-demo-data.ts';

const root = join(import.meta.dirname, '../../..');
const say = (line: string) => void process.stderr.write(`${line}\n`);

type GenerateOptions = { subscribers: number; seed: number };

function readWords(words: string[]): GenerateOptions {
  const { values } = parseArgs({
    args: words,
    options: { subscribers: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
  });
  const subscribers = Number(values.subscribers);
  if (!Number.isInteger(subscribers) || subscribers < 1 || subscribers > mostSubscribers) {
    throw new BadConfiguration(`--subscribers must be a whole number from 1 to ${mostSubscribers}.`);
  }
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new BadConfiguration('--seed must be a whole number.');
  return { subscribers, seed };
}

/** The database of DATABASE_URL, or the embedded one, which one process can open. */
async function openPostgres({ databaseUrl, dataDir }: Configuration, stop: Shutdown): Promise<ClientConfig> {
  if (databaseUrl) return { connectionString: databaseUrl };
  const attempt = lockDataDirectory(dataDir);
  if ('refusal' in attempt) {
    say(attempt.refusal);
    process.exit(refusedExitCode);
  }
  stop.add({ name: 'the data directory', patience: 1000, stop: attempt.lock.release });
  const postgres = await startEmbeddedPostgres({ root, dataDir, log: say });
  stop.add({ name: 'PostgreSQL', patience: 60_000, stop: () => postgres.stop() });
  return postgres.connection();
}

async function ensureDemo(configuration: Configuration, connection: ClientConfig, now: Date): Promise<void> {
  await migrate(connection);
  const { db, close } = openDatabase(connection, () => undefined);
  await claimMode(db, 'demo');
  const keys = await openKeys(db, configuration);
  await loadDemoOnce(db, now, keys);
  await close();
}

async function run(stop: Shutdown): Promise<void> {
  const { subscribers, seed } = readWords(process.argv.slice(2));
  const configuration = readConfiguration(process.env, root);
  if (configuration.appMode !== 'demo') throw new BadConfiguration('Generated subscribers are allowed in a demo only.');
  const connection = await openPostgres(configuration, stop);
  const now = new Date();
  await ensureDemo(configuration, connection, now);
  const bar = createProgressBar(process.stderr);
  const began = performance.now();
  const loaded = await loadSubscribers(connection, { wanted: subscribers, seed, now }, (soFar, from) =>
    bar.show({ done: soFar.subscribers - from, of: subscribers - from, rows: soFar.rows }),
  );
  bar.end();
  const seconds = (performance.now() - began) / 1000;
  say(
    loaded.rows === 0
      ? `There are already ${loaded.subscribers.toLocaleString('en')} generated subscribers.`
      : `${loaded.rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${Math.round(loaded.rows / seconds).toLocaleString('en')} rows/s; ${loaded.subscribers.toLocaleString('en')} generated subscribers in total.`,
  );
}

const stop = createStop({ log: () => undefined, exit: (code) => process.exit(code) });
stopOnSignals(stop);
try {
  await run(stop);
  await stop.begin('done', 0);
} catch (error) {
  say((error as Error).message);
  await stop.begin('it failed', 1);
}
