// The embedded database for a separate command: that of the running portal, or its own for the duration of the command.

import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { lockDataDirectory } from '../process/data-directory-lock.ts';
import { superuser } from './cluster.ts';
import { databaseName, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPassword } from './password.ts';
import { socketAddress } from './socket.ts';

type Place = { root: string; dataDir: string; log: (line: string) => void };

export async function withEmbeddedDatabase<Value>(
  { root, dataDir, log }: Place,
  work: (connection: ClientConfig) => Promise<Value>,
): Promise<Value> {
  const attempt = lockDataDirectory(dataDir);
  if ('refusal' in attempt) return work(runningDatabase(dataDir));
  const postgres = await startEmbeddedPostgres({ root, dataDir, log });
  try {
    return await work(postgres.connection());
  } finally {
    await postgres.stop();
    attempt.lock.release();
  }
}

function runningDatabase(dataDir: string): ClientConfig {
  const { host } = socketAddress(join(dataDir, 'pg'));
  return { host, port: 5432, user: superuser, password: readPassword(dataDir), database: databaseName };
}
