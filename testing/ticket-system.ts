// A ticket system by TMF621 with tickets in memory. `loses` names the methods whose next answers are lost after the request
// was carried out.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type StoredTicket = Record<string, unknown> & {
  id: string;
  externalId?: string;
  status: string;
  note: Record<string, unknown>[];
  attachment: object[];
};

export type TicketServer = {
  url: string;
  tickets: StoredTicket[];
  /** The requests so far, e.g. 'POST /troubleTicket'. */
  asked: string[];
  loses: string[];
  /** Answered with this status instead of carrying out the request. */
  refusesWith: { status: number; body: object } | null;
  /** Ids of notes are those of the system. */
  renamesNotes: boolean;
  /** Happens while the portal waits for the next answer. */
  meanwhile: (() => Promise<unknown>) | null;
  close(): Promise<void>;
};

export async function startTicketSystem(): Promise<TicketServer> {
  const system: TicketServer = {
    url: '',
    tickets: [],
    asked: [],
    loses: [],
    refusesWith: null,
    renamesNotes: false,
    meanwhile: null,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  const store = (body: Partial<StoredTicket>, before?: StoredTicket): StoredTicket => {
    const id = before?.id ?? `T-${system.tickets.length + 1}`;
    const ticket = { status: 'acknowledged', note: [], attachment: [], ...before, ...body, id };
    if (system.renamesNotes) ticket.note = ticket.note.map((note, at) => ({ ...note, id: `N-${at + 1}` }));
    system.tickets = [...system.tickets.filter((each) => each.id !== id), ticket];
    return ticket;
  };
  const server = createServer((request, response) => {
    const answer = async () => {
      const { method = '', url = '' } = request;
      const { pathname, searchParams } = new URL(url, 'http://tickets');
      const body = method === 'GET' ? {} : ((await json(request)) as Partial<StoredTicket>);
      system.asked.push(`${method} ${pathname}`);
      const send = (status: number, content: unknown) => {
        if (system.loses[0] === method) {
          system.loses.shift();
          request.socket.destroy();
        } else response.writeHead(status).end(JSON.stringify(content));
      };
      const { meanwhile } = system;
      system.meanwhile = null;
      await meanwhile?.();
      if (system.refusesWith) return send(system.refusesWith.status, system.refusesWith.body);
      const before = system.tickets.find(({ id }) => pathname === `/troubleTicket/${id}`);
      if (method === 'POST') return send(201, store(body));
      if (method === 'PATCH' && before) return send(200, store(body, before));
      if (before) return send(200, before);
      const wanted = searchParams.get('externalId');
      return send(
        200,
        system.tickets.filter(({ externalId }) => externalId === wanted),
      );
    };
    void answer();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  system.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return system;
}
