// How long the portal waits for PostgreSQL before it closes a connection.

import type { Socket } from 'node:net';
import type pg from 'pg';
import { DatabaseSilent } from './database-unavailable.ts';

export type DatabaseLimits = {
  /** For a free or new connection. */
  waitMs: number;
  /** For data from PostgreSQL on a connection in use. */
  silenceMs: number;
};

/** The user gets an answer within three seconds: waiting for a connection, then for one statement. */
export const requestLimits: DatabaseLimits = { waitMs: 1000, silenceMs: 1900 };

/** No user waits for background work, and some of its statements are long. */
export const backgroundLimits: DatabaseLimits = { waitMs: 10_000, silenceMs: 60_000 };

export const noLimits: DatabaseLimits = { waitMs: 0, silenceMs: 0 };

export function connectionSettings({ waitMs }: DatabaseLimits): pg.PoolConfig {
  return { keepAlive: true, ...(waitMs > 0 && { connectionTimeoutMillis: waitMs }) };
}

/** Sends the limits in a separate statement, because a pooler may refuse startup parameters. */
export async function limitConnection(client: pg.ClientBase, { silenceMs }: DatabaseLimits): Promise<void> {
  closeWhenSilent(client);
  if (silenceMs === 0) return;
  limitSilence(client, silenceMs);
  // PostgreSQL reports a lock timeout before the silence would count as an outage.
  await client.query(
    `set lock_timeout = ${Math.ceil(silenceMs * 0.8)}; set idle_in_transaction_session_timeout = ${silenceMs * 2}`,
  );
  limitSilence(client, 0);
}

/**
 * Closes the connection after this silence. The statement is never cancelled: only PostgreSQL knows whether a running
 * change was committed.
 */
export function limitSilence(client: pg.ClientBase, silenceMs: number): void {
  socketOf(client).setTimeout(silenceMs);
}

/** Once per open connection. */
function closeWhenSilent(client: pg.ClientBase): void {
  const socket = socketOf(client);
  socket.on('timeout', () => {
    const heard = socket.bytesRead;
    // If this process was blocked, the answer has already arrived and is read first.
    setImmediate(() => {
      if (socket.bytesRead === heard) socket.destroy(new DatabaseSilent());
    });
  });
}

function socketOf(client: pg.ClientBase): Socket {
  return (client as pg.Client).connection.stream as Socket;
}
