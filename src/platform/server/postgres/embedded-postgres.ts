// A private PostgreSQL that starts and stops with the portal, reachable only by a socket in its data directory.

import type { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { type ClientConfig, escapeIdentifier } from 'pg';
import { withClient } from '../database/with-client.ts';
import { findAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { clearLeftovers } from './leftovers.ts';
import { readPassword, requirePassword } from './password.ts';
import { launchPostmaster } from './postmaster.ts';
import { type Durability, serverArguments } from './settings.ts';
import { socketAddress } from './socket.ts';
import { defaultStagingPlaces } from './stage-binaries.ts';
import { keepRunning, type ServerEvents } from './keep-running.ts';

export const databaseName = 'abonat';

export type EmbeddedPostgres = {
  connection(database?: string): ClientConfig;
  readonly isUp: boolean;
  readonly isNew: boolean;
  readonly events: EventEmitter<ServerEvents>;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The clone, which contains node_modules. */
  readonly root: string;
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly durability?: Durability;
  readonly maxConnections?: number;
  readonly stagingPlaces?: readonly string[];
};

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {
    root,
    dataDir,
    log,
    durability = 'durable',
    maxConnections = 60,
    stagingPlaces = defaultStagingPlaces,
  } = options;
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const directory = path.join(dataDir, 'pg');
  const account = findAccount(root, directory);
  const { initdb, postgres } = findBinaries({ root, account, stagingPlaces, log });
  const { isNew } = await ensureCluster({ directory, account, initdb, durability });
  const settings = serverArguments(durability, maxConnections);
  const server = await keepRunning(async () => {
    await clearLeftovers(directory, log);
    return launchPostmaster({ postgres, directory, account, settings, log });
  }, log);
  const address = socketAddress(directory);
  const trusted = { host: address.host, port: 5432, user: superuser, database: 'postgres', ssl: false };
  // A test server is short-lived and private, so it needs no password.
  const password = durability === 'durable' ? readPassword(dataDir) : undefined;
  const known = { ...trusted, ...(password !== undefined && { password }) };
  const given = durability === 'durable' ? await requirePassword({ dataDir, directory, account }, known) : undefined;
  const connection = (database = databaseName): ClientConfig => ({
    ...trusted,
    ...(given !== undefined && { password: given }),
    database,
  });
  await ensureDatabase(connection('postgres'));
  return {
    connection,
    isNew,
    events: server.events,
    get isUp() {
      return server.isUp;
    },
    async stop() {
      await server.stop();
      address.release();
    },
  };
}

async function ensureDatabase(connection: ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(databaseName)}`);
  });
}
