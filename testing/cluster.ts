// A throw-away PostgreSQL for the tests, in memory if the machine has /dev/shm.

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type ClientConfig, escapeIdentifier } from 'pg';
import { withClient } from '#platform/server/database/with-client.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { memoryFolder } from './memory-folder.ts';

export type TestCluster = {
  /** Connection to the server's maintenance database. */
  readonly connection: ClientConfig;
  /** The prefix of every database of this run, so that a shared server can be cleaned up. */
  readonly prefix: string;
  stop(): Promise<void>;
};

const repository = path.dirname(import.meta.dirname);
const folderPrefix = 'abonat-test-';
const mostConnections = 300;

export async function startTestCluster(): Promise<TestCluster> {
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  return url ? useServer(url) : startThrowAway();
}

async function startThrowAway(): Promise<TestCluster> {
  const place = memoryFolder();
  removeAbandoned(place);
  const dataDir = fs.mkdtempSync(path.join(place, `${folderPrefix}${process.pid}-`));
  const remove = () => fs.rmSync(dataDir, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres({
    root: repository,
    dataDir,
    durability: 'throw-away',
    maxConnections: mostConnections,
    log: (line) => console.error(line),
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    connection: postgres.connection('postgres'),
    prefix: newPrefix(),
    async stop() {
      await postgres.stop();
      remove();
    },
  };
}

/** Memory of killed runs: their folders contain the id of an ended process. */
function removeAbandoned(place: string): void {
  for (const name of fs.readdirSync(place)) {
    if (!name.startsWith(folderPrefix) || isAlive(Number(name.slice(folderPrefix.length).split('-')[0]))) continue;
    fs.rmSync(path.join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function useServer(url: string): Promise<TestCluster> {
  const connection = { connectionString: url };
  const prefix = newPrefix();
  await withClient(connection, (client) => client.query('select 1'));
  return { connection, prefix, stop: () => dropAll(connection, prefix) };
}

async function dropAll(connection: ClientConfig, prefix: string): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database ${escapeIdentifier(datname)} with (force)`);
  });
}

function newPrefix(): string {
  return `abonat_test_${randomBytes(4).toString('hex')}_`;
}
