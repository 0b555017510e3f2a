// The TLS proxy in front of a portal, as every installation has one.

import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { selfSignedCertificate } from '#areas/e-signing/server/sealed-pdf/self-signed-certificate.ts';

export type TlsProxy = { close(): Promise<void> };

export async function startTlsProxy(port: number, portalPort: number): Promise<TlsProxy> {
  const { key, certificate: cert } = selfSignedCertificate('127.0.0.1', new Date());
  const server = createServer({ key, cert }, (request, response) => {
    const { method, url: path, socket } = request;
    const headers = { ...request.headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const forwarded = ask({ host: '127.0.0.1', port: portalPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  return {
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
