// An open, migrated database for tests that use PostgreSQL through the portal's types.

import type { ClientConfig } from 'pg';
import { openDatabase, type OpenDatabase } from '#platform/server/database/database.ts';
import { freshDatabase } from './fresh-database.ts';

export type OpenFreshDatabase = Pick<OpenDatabase, 'db' | 'pool'> & {
  connection: ClientConfig;
  /** Closes and drops the database. */
  remove(): Promise<void>;
};

export async function openFreshDatabase(connections = 16): Promise<OpenFreshDatabase> {
  const fresh = await freshDatabase();
  const opened = openDatabase({ ...fresh.connection, max: connections }, () => {});
  return {
    db: opened.db,
    pool: opened.pool,
    connection: fresh.connection,
    async remove() {
      await opened.close();
      await fresh.drop();
    },
  };
}
