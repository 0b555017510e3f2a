// An external system that returns prepared answers in order and records the requests.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Answer =
  | { status: number; body?: unknown; text?: string; bytes?: Buffer; headers?: Record<string, string> }
  | 'never'
  /** A body that never arrives. */
  | 'begins'
  | 'hang up';

export type PartnerServer = {
  url: string;
  asked: { call: string; token: string | undefined; key: string | undefined; body: unknown }[];
  /** The next answers; without one it returns 204. */
  answers: Answer[];
  /** Awaited before every answer. */
  beforeAnswer: () => Promise<void>;
  reset(): void;
  close(): Promise<void>;
};

export async function startPartner(): Promise<PartnerServer> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    partner.asked.push({
      call: `${request.method} ${request.url}`,
      token: request.headers.authorization,
      key: request.headers['idempotency-key'] as string | undefined,
      body: bodyOf(request, sent),
    });
    await partner.beforeAnswer();
    const given = partner.answers.shift() ?? { status: 204 };
    if (given === 'never') return;
    if (given === 'begins') {
      response.writeHead(200).flushHeaders();
      return;
    }
    if (given === 'hang up') {
      request.socket.destroy();
      return;
    }
    response.writeHead(given.status, given.headers);
    response.end(given.bytes ?? given.text ?? (given.body === undefined ? '' : JSON.stringify(given.body)));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const partner: PartnerServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answers: [],
    beforeAnswer: () => Promise.resolve(),
    reset() {
      partner.asked.length = 0;
      partner.answers.length = 0;
      partner.beforeAnswer = () => Promise.resolve();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return partner;
}

function bodyOf({ headers }: IncomingMessage, sent: string): unknown {
  const isBinary = headers['content-type'] === 'application/ocsp-request';
  return sent === '' || isBinary ? undefined : JSON.parse(sent);
}
