// Portals that start together on one database prepare it one after another.

import type { ClientConfig } from 'pg';
import { withClient } from './with-client.ts';

const lockKey = 7_261_003;

export async function oneAtATime<Value>(connection: ClientConfig, work: () => Promise<Value>): Promise<Value> {
  return withClient(connection, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return work();
  });
}
