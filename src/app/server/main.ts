// The process: reads its settings, locks its data directory, opens the database, serves the portal, and stops in order.

import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '#platform/server/logging.ts';
import { readConfiguration, type Configuration } from '#platform/server/configuration.ts';
import { BadConfiguration } from '#platform/server/environment.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { oneAtATime } from '#platform/server/database/start-lock.ts';
import { waitForDatabase } from '#platform/server/database/wait-for-database.ts';
import { lockDataDirectory, refusedExitCode } from '#platform/server/process/data-directory-lock.ts';
import { watchParent } from '#platform/server/process/parent-watch.ts';
import { createStop, stopOnSignals, type Shutdown } from '#platform/server/process/stop.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { readOperatorApiSettings } from '#platform/server/tmf/operator-api-settings.ts';
import { startTracing } from '#platform/server/tracing/start-tracing.ts';
import { readTracingSettings } from '#platform/server/tracing/tracing-settings.ts';
import { webBase } from '#platform/web-base.ts';
import { loadAddresses } from '#database/addresses/load-addresses.ts';
import { demoCustomers, demoPassword, people } from '#database/demo/people.ts';
import type { ClientConfig } from 'pg';
import { startBackground } from './background.ts';
import { demoControls } from '../demo/demo-controls.ts';
import { checkAreaSettings } from './enabled-areas.ts';
import { createPortalServer } from './server.ts';
import type { Platform } from '#platform/server/platform.ts';
import { openPlatform } from './start-platform.ts';
import { ensureWebBuild, findWebBuild, type WebPart } from './web-build.ts';

const root = join(import.meta.dirname, '../../..');
const startedAt = Number(process.env['ABONAT_STARTED_AT'] ?? Date.now());

function say(line: string): void {
  process.stderr.write(`[${((Date.now() - startedAt) / 1000).toFixed(1)} s] ${line}\n`);
}

async function start(configuration: Configuration, stop: Shutdown): Promise<void> {
  checkAreaSettings(configuration.environment);
  readOperatorApiSettings(configuration.environment);
  readTracingSettings(configuration.environment);
  const webBuilt = webBuild(configuration, 'web');
  const deskBuilt = configuration.operatorDesk ? webBuilt.then(() => webBuild(configuration, 'desk')) : undefined;
  if (configuration.appMode === 'production') await Promise.all([webBuilt, deskBuilt]);
  webBuilt.catch(() => undefined);
  deskBuilt?.catch(() => undefined);
  const announce = takeDataDirectory(configuration, stop);
  const { connection, isUp } = await openPostgres(configuration, stop);
  await waitForDatabase(connection, say);
  const { platform, demoClock, background } = await oneAtATime(connection, () =>
    prepare(configuration, connection, stop),
  );
  const { app } = await createPortalServer({
    platform,
    readiness: { isReady: () => isUp() && !stop.hasBegun },
    webFolder: await webBuilt,
    deskFolder: await deskBuilt,
    ...(demoClock && { demo: demoControls(platform, demoClock, background) }),
  });
  const listening = await app.listen({ port: configuration.port, host: configuration.host });
  stop.add({ name: 'the web server', patience: 5000, stop: () => app.close() });
  const url = configuration.publicUrl ?? listening;
  announce(url);
  welcome(configuration, url);
}

/** All changes of the database before the first request. */
async function prepare(configuration: Configuration, connection: ClientConfig, stop: Shutdown) {
  const { applied } = await migrate(connection);
  if (applied.length > 0) say(`applied ${applied.length} new migrations`);
  const log = createLog({ level: configuration.logLevel, write: (line) => process.stdout.write(line) });
  const stopTracing = await startTracing(readTracingSettings(configuration.environment), log);
  stop.add({ name: 'the traces', patience: 3000, stop: stopTracing });
  const { platform, demoClock, close } = await openPlatform(configuration, connection, log);
  stop.add({ name: 'the database connections', patience: 5000, stop: close });
  if (await loadAddresses(connection)) say('imported the address data');
  if (demoClock) await prepareDemo(platform, connection);
  const background = await startBackground(platform, connection);
  stop.add({ name: 'the background work', patience: 12_000, stop: background.stop });
  return { platform, demoClock, background };
}

/** Its code is not part of a portal in production. */
async function prepareDemo(platform: Platform, connection: ClientConfig): Promise<void> {
  const { loadDemo } = await import('../demo/load-demo.ts');
  if (await loadDemo(platform, connection)) say('imported the demo data');
}

/** In production the sources may be read-only, and a start must be fast. */
function webBuild({ appMode }: Configuration, part: WebPart): Promise<string> {
  return appMode === 'production' ? findWebBuild(root, part) : ensureWebBuild(root, part, say);
}

function takeDataDirectory(configuration: Configuration, stop: Shutdown): (url: string) => void {
  // With an external database, a process stores nothing here.
  if (configuration.databaseUrl) return () => undefined;
  const attempt = lockDataDirectory(configuration.dataDir);
  if ('refusal' in attempt) {
    process.stderr.write(`${attempt.refusal}\n`);
    process.exit(refusedExitCode);
  }
  stop.add({ name: 'the data directory', patience: 1000, stop: attempt.lock.release });
  return attempt.lock.announce;
}

type OpenPostgres = { connection: ClientConfig; isUp(): boolean };

async function openPostgres(configuration: Configuration, stop: Shutdown): Promise<OpenPostgres> {
  if (configuration.databaseUrl) {
    return { connection: { connectionString: configuration.databaseUrl }, isUp: () => true };
  }
  const people = configuration.appMode === 'demo' ? ' and its demo people' : '';
  if (!existsSync(join(configuration.dataDir, 'pg'))) say(`[3/4] creating the database${people}`);
  const postgres = await startEmbeddedPostgres({ root, dataDir: configuration.dataDir, log: say });
  stop.add({ name: 'PostgreSQL', patience: 12_000, stop: () => postgres.stop() });
  postgres.events.on('fatal', () => void stop.begin('PostgreSQL cannot be kept running', 1));
  return {
    connection: postgres.connection(),
    isUp: () => postgres.isUp && hasRoomToWrite(configuration.dataDir),
  };
}

/** With less than a few WAL segments of free space PostgreSQL would soon stop. */
function hasRoomToWrite(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize > 64 * 1024 * 1024;
}

function welcome(configuration: Configuration, url: string): void {
  say(`${configuration.brand.name} is ready at ${url}${webBase}/`);
  if (configuration.appMode !== 'demo') return;
  const nameOf = new Map(demoCustomers().map(({ pid, name }) => [pid, name]));
  const names = people.flatMap(({ pid, account }) => (account ? [`${account.email}  ${nameOf.get(pid)}`] : []));
  process.stderr.write(`\nDemo accounts, all with the password ${demoPassword}:\n  ${names.join('\n  ')}\n\n`);
  process.stderr.write(`Sent SMS and e-mails: ${url}${webBase}/dev/inbox   API: ${url}/api/docs\n\n`);
}

const stop = createStop({ log: say, exit: (code) => process.exit(code) });
stopOnSignals(stop);
watchParent(() => void stop.begin('the process that started it is gone', 0));
try {
  await start(readConfiguration(process.env, root), stop);
} catch (error) {
  if (error instanceof BadConfiguration) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  process.stderr.write(`${process.env['LOG_LEVEL'] === 'debug' ? (error as Error).stack : (error as Error).message}\n`);
  await stop.begin('it could not start', 1);
}
