// Waits at the start for a PostgreSQL that is not there yet, as after the machine it runs on was started again.

import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { withClient } from './with-client.ts';

const pauseMs = 500;

/** Resolves once it answers; what will not pass by waiting, as a wrong password, is thrown. */
export async function waitForDatabase(connection: ClientConfig, say: (line: string) => void): Promise<void> {
  let hasSaid = false;
  for (;;) {
    try {
      await withClient({ connectionTimeoutMillis: 5000, ...connection }, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!hasSaid) say('waiting for the database');
      hasSaid = true;
      await delay(pauseMs);
    }
  }
}
