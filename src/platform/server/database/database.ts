// The connection to PostgreSQL: a pool, and Kysely typed by the migrated schema on top of it.

import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { connectionSettings, limitConnection, limitSilence, noLimits, type DatabaseLimits } from './limits.ts';
import { preparingClient } from './preparing-client.ts';
import { tracePool, traceQuery } from '../tracing/trace-queries.ts';
import { inInnerSpan, isTracing } from '../tracing/tracing.ts';
import type { DB } from './schema.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** Store functions run on the pool or inside the caller's transaction. */
export type Queryable = Database | Tx;

// bigint ids stay below 2^53; dates stay calendar days, independent of the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** 'soon on disk' is visible to others at once, but a crash of PostgreSQL may lose the last half second. */
export type Commits = 'on disk' | 'soon on disk';

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

export function openDatabase(
  connection: pg.PoolConfig,
  onLost: (error: Error) => void,
  limits: DatabaseLimits = noLimits,
  commits: Commits = 'on disk',
): OpenDatabase {
  const pool = new pg.Pool({
    max: 16,
    Client: preparingClient(),
    ...connectionSettings(limits),
    ...connection,
    async onConnect(client) {
      client.on('error', onLost);
      await limitConnection(client, limits);
      if (commits === 'soon on disk') await client.query('set synchronous_commit = off');
    },
  });
  // Without a listener a lost connection, idle or in use, would end the process.
  pool.on('error', onLost);
  pool.on('acquire', (client) => limitSilence(client, limits.silenceMs));
  pool.on('release', (_error, client) => limitSilence(client, 0));
  if (isTracing()) tracePool(pool);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...(isTracing() && { log: traceQuery }) });
  return { db, pool, close: () => db.destroy() };
}

/** Only an exception rolls back; a returned refusal does not. */
export async function inTransaction<Value>(db: Database, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  return inInnerSpan({ name: 'transaction', kind: 'internal' }, () => db.transaction().execute(work));
}
