// How long the portal waits for PostgreSQL before it gives a connection up.

import type { Socket } from 'node:net';
import type pg from 'pg';

export type DatabaseLimits = {
  /** For a free connection, or for a new one to open. */
  waitMs: number;
  /** For a word from PostgreSQL on a connection in use. */
  silenceMs: number;
};

/** Whoever asks is told within three seconds: a connection, then one statement that is not answered. */
export const requestLimits: DatabaseLimits = { waitMs: 1000, silenceMs: 1900 };

/** Nobody waits for the background work, and some of its statements are long. */
export const backgroundLimits: DatabaseLimits = { waitMs: 10_000, silenceMs: 60_000 };

export const noLimits: DatabaseLimits = { waitMs: 0, silenceMs: 0 };

export function connectionSettings({ waitMs }: DatabaseLimits): pg.PoolConfig {
  return { keepAlive: true, ...(waitMs > 0 && { connectionTimeoutMillis: waitMs }) };
}

/** A new connection is told its limits by a statement of its own: a pooler between takes none with the greeting. */
export async function limitConnection(client: pg.ClientBase, { silenceMs }: DatabaseLimits): Promise<void> {
  closeWhenSilent(client);
  if (silenceMs === 0) return;
  limitSilence(client, silenceMs);
  // A lock that is not given is told by PostgreSQL itself, before the silence would be taken for an outage.
  await client.query(
    `set lock_timeout = ${Math.ceil(silenceMs * 0.8)}; set idle_in_transaction_session_timeout = ${silenceMs * 2}`,
  );
  limitSilence(client, 0);
}

/**
 * From now on a connection that hears nothing for so long is closed. The statement is never cancelled: a change that was
 * under way is either whole or not there, and PostgreSQL alone knows which.
 */
export function limitSilence(client: pg.ClientBase, silenceMs: number): void {
  socketOf(client).setTimeout(silenceMs);
}

/** Once per open connection: what happens when its silence has lasted too long. */
function closeWhenSilent(client: pg.ClientBase): void {
  const socket = socketOf(client);
  socket.on('timeout', () => {
    const heard = socket.bytesRead;
    // If it was this process that stood still, the answer lies there already and is read first.
    setImmediate(() => {
      if (socket.bytesRead === heard) socket.destroy(new Error('the database does not answer'));
    });
  });
}

function socketOf(client: pg.ClientBase): Socket {
  return (client as pg.Client).connection.stream as Socket;
}
