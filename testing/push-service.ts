// A push service and the browsers that subscribed at it: it decrypts what arrives, as a browser does (RFC 8291).

import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedPush = {
  endpoint: string;
  headers: Record<string, string | string[] | undefined>;
  payload: { title: string; body: string; tag: string; path: string };
};

export type TestPushService = {
  /** For the setting PUSH_HOSTS. */
  host: string;
  received: readonly ReceivedPush[];
  /** The status of the next answers; 201 by default. */
  answerWith(status: number): void;
  subscribe(): { endpoint: string; p256dh: string; auth: string };
  close(): Promise<void>;
};

/** Beside the port of the portal of the journeys. */
export const pushPortOf = (portalPort: string | undefined) => Number(portalPort ?? 4310) + 5;

export async function startPushService(port = 0): Promise<TestPushService> {
  const browsers = new Map<string, { curve: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser && status < 300) {
        const payload = JSON.parse(decrypt(Buffer.concat(parts), browser)) as ReceivedPush['payload'];
        received.push({ endpoint: `http://${host}${path}`, headers: request.headers, payload });
      }
      response.writeHead(browser ? status : 404).end();
    });
  });
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    received,
    answerWith: (next) => void (status = next),
    subscribe() {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { curve, auth });
      return {
        endpoint: `http://${host}${path}`,
        p256dh: curve.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

type BrowserKeys = { curve: ReturnType<typeof createECDH>; auth: Buffer };

/** The header of the content encoding aes128gcm: salt, record size, length of the key id, key id. */
function decrypt(body: Buffer, { curve, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = expand(extract(auth, curve.computeSecret(sender)), info, 32);
  const key = expand(extract(salt, secret), Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(extract(salt, secret), Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

const extract = (salt: Buffer, secret: Buffer) => createHmac('sha256', salt).update(secret).digest();
const expand = (key: Buffer, info: Buffer, length: number) =>
  createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
