// A portal whose next version can be deployed while browsers have it open: a proxy that marks pages and the worker with
// a version.

import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Deployment = {
  url: string;
  /** From now on pages and the worker are of version 2. */
  deploy(): void;
  close(): Promise<void>;
};

export async function startDeployment(portal: string): Promise<Deployment> {
  const target = new URL(portal);
  let version = 1;
  const server = createServer((asked, answer) => pass(target, asked, answer, () => version));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void version++,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function pass(target: URL, asked: IncomingMessage, answer: ServerResponse, version: () => number): void {
  const sent = without(asked.headers, 'accept-encoding', 'if-none-match', 'if-modified-since');
  const headers = { ...sent, host: target.host, ...(sent.origin && { origin: target.origin }) };
  const { hostname, port } = target;
  const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      const body = marked(Buffer.concat(parts), String(reply.headers['content-type']), asked.url ?? '', version());
      const rest = without(reply.headers, 'content-length', 'transfer-encoding', 'etag', 'last-modified');
      answer.writeHead(reply.statusCode ?? 502, { ...rest, 'content-length': body.length });
      answer.end(body);
    });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

function without(headers: IncomingHttpHeaders, ...names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function marked(body: Buffer, type: string, url: string, version: number): Buffer {
  if (url.includes('service-worker.js')) return Buffer.concat([body, Buffer.from(`\n// version ${version}\n`)]);
  if (!type.startsWith('text/html')) return body;
  return Buffer.from(body.toString().replace('<head>', `<head><meta name="version" content="${version}" />`));
}
