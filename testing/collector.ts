// An OTLP collector over HTTP with JSON, which stores everything it receives.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };
type RawAttribute = { key: string; value: Value };
type RawSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: RawAttribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
};
type Export = { resourceSpans: { resource: { attributes: RawAttribute[] }; scopeSpans: { spans: RawSpan[] }[] }[] };

export type CollectedSpan = Omit<RawSpan, 'attributes'> & { attributes: Record<string, string | number | undefined> };

export type Collector = {
  url: string;
  spans: CollectedSpan[];
  /** The resource attributes of the spans. */
  resource: Record<string, string | number | undefined>;
  /** Everything received, verbatim. */
  everything(): string;
  close(): Promise<void>;
};

export async function startCollector(): Promise<Collector> {
  const arrived: Export[] = [];
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = (await json(request)) as Export;
    arrived.push(sent);
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      Object.assign(collector.resource, attributesOf(resource.attributes));
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        collector.spans.push({ ...span, attributes: attributesOf(span.attributes) });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void keep(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans: [],
    resource: {},
    everything: () => JSON.stringify(arrived),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return collector;
}

function attributesOf(given: readonly RawAttribute[]) {
  return Object.fromEntries(
    given.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  );
}
