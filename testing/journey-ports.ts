// The ports of the journeys: one for the portal, and the following ones for the systems around it.

import { once } from 'node:events';
import { createServer } from 'node:net';

const count = 10;
/** Below the ports that systems assign to outgoing connections, which would take one of the following meanwhile. */
const [lowest, highest] = [20_000, 32_000];

/** The first of ten free ports. */
export async function freeJourneyPorts(): Promise<number> {
  for (;;) {
    const first = lowest + count * Math.floor(Math.random() * ((highest - lowest) / count));
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
