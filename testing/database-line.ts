// A proxy to PostgreSQL that a test can freeze: nothing passes and nothing is closed, as if the machine hangs.

import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { connectionTo } from './template-database.ts';

export type DatabaseLine = { connection: ClientConfig; port: number; freeze(): void; thaw(): void; close(): void };

/** On a new port, or on a previously released one. */
export async function openDatabaseLine(to: ClientConfig, onPort = 0): Promise<DatabaseLine> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(addressOf(to));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (isFrozen) one.pause();
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(onPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const setFrozen = (frozen: boolean) => {
    isFrozen = frozen;
    for (const socket of sockets)
      if (frozen) socket.pause();
      else socket.resume();
  };
  return {
    connection: nearEnd(to, port),
    port,
    freeze: () => setFrozen(true),
    thaw: () => setFrozen(false),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function addressOf({ connectionString, host = '127.0.0.1', port = 5432 }: ClientConfig) {
  if (connectionString !== undefined) {
    const url = new URL(connectionString);
    return { host: url.hostname, port: Number(url.port || 5432) };
  }
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
}

function nearEnd(to: ClientConfig, port: number): ClientConfig {
  if (to.connectionString === undefined) return { ...to, host: '127.0.0.1', port };
  const url = new URL(to.connectionString);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return connectionTo({ connectionString: url.href }, url.pathname.slice(1));
}
