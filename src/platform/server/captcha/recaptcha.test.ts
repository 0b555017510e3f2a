import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CaptchaUnavailable } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

let service: Server | undefined;

afterEach(() => {
  service?.closeAllConnections();
  service?.close();
  service = undefined;
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  service = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
}

function answering(answer: unknown, status = 200): RequestListener {
  return (_request, response) => response.writeHead(status).end(JSON.stringify(answer));
}

function verifierAt(url: string, timeoutMs = 5_000) {
  return createRecaptcha({ url, secret: 'a secret', timeoutMs });
}

it('sends the secret, the token and the address to the service', async () => {
  let form = '';
  const url = await serve((request, response) => {
    request.on('data', (part) => (form += String(part)));
    request.on('end', () => response.end(JSON.stringify({ success: true })));
  });
  expect(await verifierAt(url).verify('a token', '192.0.2.1')).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(form))).toEqual({
    secret: 'a secret',
    response: 'a token',
    remoteip: '192.0.2.1',
  });
});

it('refuses a token that the service refuses', async () => {
  const url = await serve(answering({ success: false, 'error-codes': ['timeout-or-duplicate'] }));
  expect(await verifierAt(url).verify('a token', '192.0.2.1')).toBe(false);
});

it('does not call the service without a token', async () => {
  const url = await serve(answering({ success: true }));
  expect(await verifierAt(url).verify('', '192.0.2.1')).toBe(false);
});

it('reports the service as unavailable when it fails, hangs or cannot be reached', async () => {
  const failing = await serve(answering({ success: true }, 500));
  await expect(verifierAt(failing).verify('a token', '192.0.2.1')).rejects.toThrow(CaptchaUnavailable);
  service?.close();
  const hanging = await serve(() => {});
  await expect(verifierAt(hanging, 50).verify('a token', '192.0.2.1')).rejects.toThrow(CaptchaUnavailable);
  await expect(verifierAt('http://127.0.0.1:1/').verify('a token', '192.0.2.1')).rejects.toThrow(CaptchaUnavailable);
});
