// Waits at start for a PostgreSQL that is not running yet, e.g. after a reboot.

import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { withClient } from './with-client.ts';

const pauseMs = 500;

/** Throws errors that waiting cannot fix, such as a wrong password. */
export async function waitForDatabase(connection: ClientConfig, say: (line: string) => void): Promise<void> {
  let hasSaid = false;
  for (;;) {
    try {
      await withClient({ connectionTimeoutMillis: 5000, ...connection }, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (!hasSaid) say('waiting for the database');
      hasSaid = true;
      await delay(pauseMs);
    }
  }
}
