// An external system with endless answers.

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type EndlessServer = {
  url: string;
  /** The bytes of each answer when its connection was closed. */
  sent: number[];
  close(): Promise<void>;
};

export async function startEndlessServer(): Promise<EndlessServer> {
  const sent: number[] = [];
  const piece = Buffer.alloc(64 * 1024, ' ');
  const answer = async (response: ServerResponse) => {
    let bytes = 0;
    response.once('close', () => sent.push(bytes));
    response.writeHead(200, { 'content-type': 'application/json' });
    while (!response.closed) {
      bytes += piece.length;
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  };
  const server = createServer((_, response) => void answer(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
