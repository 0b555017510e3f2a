// The SMS centre of this run: it accepts and counts every message.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import smpp from 'smpp';

export type Gateway = { url: string; taken(): number; stop(): void };

export async function startGateway(): Promise<Gateway> {
  let taken = 0;
  const server = smpp.createServer((session) => {
    session.on('error', () => undefined);
    session.on('bind_transceiver', (pdu) => session.send(pdu.response()));
    session.on('enquire_link', (pdu) => session.send(pdu.response()));
    session.on('unbind', (pdu) => session.send(pdu.response()));
    session.on('submit_sm', (pdu) => {
      taken += 1;
      session.send(pdu.response({ message_id: String(taken) }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smpp://portal:secret@127.0.0.1:${port}`, taken: () => taken, stop: () => void server.close() };
}
