// A minimal program with the same parts as the portal: lock, database, HTTP, ordered stop.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { lockDataDirectory, refusedExitCode } from '#platform/server/process/data-directory-lock.ts';
import { watchParent } from '#platform/server/process/parent-watch.ts';
import { createStop, stopOnSignals } from '#platform/server/process/stop.ts';

const { ROOT = '', DATA_DIR = '', STAGING_PLACE } = process.env;
const log = (line: string) => process.stdout.write(`${line}\n`);

const stop = createStop({ log, exit: (code) => process.exit(code) });
stopOnSignals(stop);
watchParent(() => void stop.begin('the starter is gone', 0));

const attempt = lockDataDirectory(DATA_DIR);
if ('refusal' in attempt) {
  log(attempt.refusal);
  process.exit(refusedExitCode);
}
stop.add({ name: 'lock', patience: 1000, stop: () => attempt.lock.release() });

const postgres = await startEmbeddedPostgres({
  root: ROOT,
  dataDir: DATA_DIR,
  log,
  ...(STAGING_PLACE ? { stagingPlaces: [STAGING_PLACE] } : {}),
});
stop.add({ name: 'PostgreSQL', patience: 11_000, stop: () => postgres.stop() });
postgres.events.on('down', () => log('database down'));
postgres.events.on('up', () => log('database up'));
postgres.events.on('fatal', () => void stop.begin('the database is lost', 1));

const pool = new Pool({ ...postgres.connection(), max: 4 });
pool.on('error', () => {});
await pool.query('create table if not exists note (id integer primary key)');
stop.add({ name: 'pool', patience: 2000, stop: () => pool.end() });

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(503).end((error as Error).message));
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, what, id] = request.url!.split('/');
  if (what === 'write') await pool.query('insert into note values ($1)', [Number(id)]);
  if (what === 'slow') {
    log('slow request arrived');
    await pool.query('select pg_sleep(0.3)');
  }
  const { rows } = await pool.query<{ id: number }>('select id from note order by id');
  response.setHeader('connection', 'close').end(JSON.stringify(rows.map((row) => row.id)));
}

server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  attempt.lock.announce(url);
  stop.add({ name: 'HTTP', patience: 5000, stop: () => closeServer() });
  log(`ready at ${url}`);
});

function closeServer(): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
