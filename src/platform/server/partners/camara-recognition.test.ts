import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { camaraRecognition, codeVerifierOf, readCamaraSettings } from './camara-recognition.ts';
import { RecognitionUnavailable, type Recognition } from './recognition.ts';

type ServerReply = { status: number; text: string } | 'never';

let server: Server;
let recognition: Recognition;
/** Codes by their challenge; each works once. */
let codes: Map<string, string>;
let token: ServerReply | null;
let device: ServerReply;

const uniqueId = 'c0ffee00-1111-2222-3333-444455556666';
const challengeFor = (id: string) => createHash('sha256').update(codeVerifierOf(id)).digest('base64url');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const send = (said: ServerReply) => said !== 'never' && response.writeHead(said.status).end(said.text);
  if (request.url === '/token') {
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      request.headers.authorization === `Basic ${btoa('portal:a%20long%20secret')}` &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === 'https://he.example/back' &&
      codes.get(form.get('code') ?? '') === proof;
    codes.delete(form.get('code') ?? '');
    send(token ?? (isGood ? { status: 200, text: '{"access_token":"t","token_type":"Bearer"}' } : refused));
  } else {
    const isAllowed = request.url === '/nv/v1/device-phone-number' && request.headers.authorization === 'Bearer t';
    send(isAllowed ? device : { status: 401, text: '{}' });
  }
}
const refused = { status: 400, text: '{"error":"invalid_grant"}' };

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  recognition = camaraRecognition({
    tokenUrl: `${base}/token`,
    apiUrl: `${base}/nv/v1`,
    clientId: 'portal',
    clientSecret: 'a long secret',
    redirectUri: 'https://he.example/back',
    timeoutMs: 3000,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  codes = new Map([['code-of-the-line', challengeFor(uniqueId)]]);
  token = null;
  device = { status: 200, text: '{"devicePhoneNumber":"+359888100101"}' };
});

describe('CAMARA Number Verification', () => {
  it('returns the number of the authorised device, once', async () => {
    expect(await recognition.numberOf(uniqueId, 'code-of-the-line')).toBe('359888100101');
    expect(await recognition.numberOf(uniqueId, 'code-of-the-line')).toBeNull();
  });

  it('returns null for a code of another unique id and for an unknown code', async () => {
    expect(await recognition.numberOf('another-unique-id-of-somebody', 'code-of-the-line')).toBeNull();
    expect(await recognition.numberOf(uniqueId, 'a guess')).toBeNull();
  });

  it.each([
    [403, '{"code":"NUMBER_VERIFICATION.USER_NOT_AUTHENTICATED_BY_MOBILE_NETWORK"}'],
    [404, '{}'],
    [200, '{}'],
    [200, '{"devicePhoneNumber":"0888100101"}'],
    [200, '{"devicePhoneNumber":"+12025550123"}'],
    [200, '{"devicePhoneNumber":7}'],
  ])('finds no number in %i %s', async (status, said) => {
    device = { status, text: said };
    expect(await recognition.numberOf(uniqueId, 'code-of-the-line')).toBeNull();
  });

  it.each<[string, ServerReply]>([
    ['fails', { status: 500, text: '' }],
    ['rejects the client', { status: 401, text: '{}' }],
    ['redirects', { status: 302, text: '' }],
    ['never answers', 'never'],
  ])('that %s is reported as unavailable', async (_, said) => {
    token = said;
    await expect(recognition.numberOf(uniqueId, 'code-of-the-line')).rejects.toBeInstanceOf(RecognitionUnavailable);
    token = null;
    codes.set('code-of-the-line', challengeFor(uniqueId));
    device = said;
    await expect(recognition.numberOf(uniqueId, 'code-of-the-line')).rejects.toBeInstanceOf(RecognitionUnavailable);
  });
});

it('its settings are required together', () => {
  expect(readCamaraSettings({})).toBeNull();
  expect(() => readCamaraSettings({ CAMARA_URL: 'https://api.example/nv' })).toThrow('must be set together');
});
