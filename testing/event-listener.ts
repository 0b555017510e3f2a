// An event listener (version 4) of the operator, which validates events by the published schema.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { strict } from '#platform/schema.ts';

export type HeardEvent = { eventId: string; eventType: string; event: Record<string, Record<string, unknown>> };

export type EventListener = {
  url: string;
  heard: HeardEvent[];
  /** Received data that is not an event. */
  misshapen: string[];
  tokens: (string | undefined)[];
  /** The statuses of the next answers, in order; then 204. */
  answers: (number | 'hang up' | 'lose the answer')[];
  close(): Promise<void>;
};

const word = Type.Optional(Type.String());
const moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+Z$' });

/** In the published schema all attributes are optional; without the first four an event is useless. */
const isEvent = Compile(
  strict({
    eventId: Type.String({ minLength: 1 }),
    eventTime: moment,
    eventType: Type.String({ pattern: '^[A-Z][A-Za-z]+(Create|AttributeValueChange|StateChange|Delete)Event$' }),
    event: Type.Object({}),
    href: word,
    id: word,
    title: word,
    description: word,
    timeOcurred: Type.Optional(moment),
    priority: word,
    domain: word,
    correlationId: word,
  }),
);

export async function startEventListener(): Promise<EventListener> {
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      if (request.url === '/elsewhere') return void response.writeHead(204).end();
      const answer = listener.answers.shift() ?? 204;
      if (answer === 'hang up') return void request.socket.destroy();
      const event: unknown = JSON.parse(sent);
      listener.tokens.push(request.headers.authorization);
      if (!isEvent.Check(event)) listener.misshapen.push(sent);
      if (answer === 'lose the answer' || answer === 204) listener.heard.push(event as HeardEvent);
      if (answer === 'lose the answer') return void request.socket.destroy();
      return void response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const listener: EventListener = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: [],
    misshapen: [],
    tokens: [],
    answers: [],
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return listener;
}
