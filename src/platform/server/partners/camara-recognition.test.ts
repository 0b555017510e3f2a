import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTraced } from '../trace.ts';
import type { CamaraClient } from './camara-client.ts';
import { camaraRecognition, codeVerifierOf, readCamaraSettings } from './camara-recognition.ts';
import { RecognitionUnavailable, type Recognition } from './recognition.ts';

type ServerReply = { status: number; text: string } | 'never';

let server: Server;
let recognition: Recognition;
let recognitionBy: (client: CamaraClient, timeoutMs?: number) => Recognition;
/** Codes by their challenge; each works once. */
let codes: Map<string, string>;
let token: ServerReply | null;
let correlator: string | string[] | undefined;
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
      (await isClient(request, form)) &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === 'https://he.example/back' &&
      codes.get(form.get('code') ?? '') === proof;
    codes.delete(form.get('code') ?? '');
    send(token ?? (isGood ? { status: 200, text: '{"access_token":"t","token_type":"Bearer"}' } : refused));
  } else {
    correlator = request.headers['x-correlator'];
    const isAllowed = request.url === '/nv/v1/device-phone-number' && request.headers.authorization === 'Bearer t';
    send(isAllowed ? device : { status: 401, text: '{}' });
  }
}

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
let tokenUrl: string;
const usedAssertions = new Set<unknown>();

/** By the secret, or by a fresh assertion of the key. */
async function isClient(request: IncomingMessage, form: URLSearchParams): Promise<boolean> {
  if (request.headers.authorization === `Basic ${btoa('portal:a%20long%20secret')}`) return true;
  const assertion = form.get('client_assertion') ?? '';
  const options = { issuer: 'portal', subject: 'portal', audience: tokenUrl, algorithms: ['ES256'] };
  const verified = await jwtVerify(assertion, publicKey, { ...options, maxTokenAge: '2 minutes' }).catch(() => null);
  const { jti, exp } = verified?.payload ?? {};
  const isNew = jti !== undefined && !usedAssertions.has(jti);
  usedAssertions.add(jti);
  const type = form.get('client_assertion_type');
  return isNew && exp !== undefined && verified?.protectedHeader.kid === 'key-1' && type === bearerAssertion;
}
const bearerAssertion = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const refused = { status: 400, text: '{"error":"invalid_grant"}' };

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tokenUrl = `${base}/token`;
  recognitionBy = (client, timeoutMs = 3000) =>
    camaraRecognition({
      tokenUrl,
      apiUrl: `${base}/nv/v1`,
      client,
      redirectUri: 'https://he.example/back',
      timeoutMs,
    });
  recognition = recognitionBy({ clientId: 'portal', clientSecret: 'a long secret' });
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

  it('authenticates with a signed assertion, a new one for every code', async () => {
    const signed = recognitionBy({ clientId: 'portal', clientKey: privateKey, keyId: 'key-1' });
    expect(await signed.numberOf(uniqueId, 'code-of-the-line')).toBe('359888100101');
    codes.set('second-code', challengeFor(uniqueId));
    expect(await signed.numberOf(uniqueId, 'second-code')).toBe('359888100101');
  });

  it('is not authenticated by the key of another', async () => {
    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const signed = recognitionBy({ clientId: 'portal', clientKey: other, keyId: 'key-1' });
    expect(await signed.numberOf(uniqueId, 'code-of-the-line')).toBeNull();
  });

  it('gets the id of the request as its correlator', async () => {
    await runTraced('5d2b0abd-dbd8-49e2-be92-098144d4b7e8', () => recognition.numberOf(uniqueId, 'code-of-the-line'));
    expect(correlator).toBe('5d2b0abd-dbd8-49e2-be92-098144d4b7e8');
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
    ['rejects the request', { status: 400, text: '{"error":"invalid_request"}' }],
    ['rejects the client', { status: 401, text: '{}' }],
    ['redirects', { status: 302, text: '' }],
    ['never answers', 'never'],
  ])('that %s is reported as unavailable', async (_, said) => {
    const impatient = recognitionBy({ clientId: 'portal', clientSecret: 'a long secret' }, 300);
    const asking = said === 'never' ? impatient : recognition;
    token = said;
    await expect(asking.numberOf(uniqueId, 'code-of-the-line')).rejects.toBeInstanceOf(RecognitionUnavailable);
    token = null;
    codes.set('code-of-the-line', challengeFor(uniqueId));
    device = said;
    await expect(asking.numberOf(uniqueId, 'code-of-the-line')).rejects.toBeInstanceOf(RecognitionUnavailable);
  });
});

const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const addresses = {
  CAMARA_URL: 'https://api.example/nv',
  CAMARA_TOKEN_URL: 'https://api.example/token',
  CAMARA_REDIRECT_URI: 'https://he.example/back',
};
const secret = { CAMARA_CLIENT_ID: 'portal', CAMARA_CLIENT_SECRET: 'a long secret' };

it('without settings it is not used', () => {
  expect(readCamaraSettings({})).toBeNull();
});

it.each<[string, Record<string, string>, string]>([
  ['only the address', { CAMARA_URL: addresses.CAMARA_URL }, 'must be set together'],
  ['no client', addresses, 'must be set together'],
  ['a client without proof', { ...addresses, CAMARA_CLIENT_ID: 'portal' }, 'needs CAMARA_CLIENT_KEY'],
  ['two proofs', { ...addresses, ...secret, CAMARA_CLIENT_KEY: pem }, 'must not both be set'],
  ['a broken key', { ...addresses, CAMARA_CLIENT_ID: 'portal', CAMARA_CLIENT_KEY: 'x'.repeat(100) }, 'PEM key'],
])('with %s it is refused', (_, environment, message) => {
  expect(() => readCamaraSettings(environment)).toThrow(message);
});

it.each([
  ['a secret', secret],
  ['a key', { CAMARA_CLIENT_ID: 'portal', CAMARA_CLIENT_KEY: pem }],
  ['a key in base64', { CAMARA_CLIENT_ID: 'portal', CAMARA_CLIENT_KEY: Buffer.from(pem).toString('base64') }],
])('with %s it is used', (_, client) => {
  expect(readCamaraSettings({ ...addresses, ...client })).toMatchObject({ client: { clientId: 'portal' } });
});

it.each([
  ['key-1', 'key-1'],
  ['', null],
])('the id %j of the key is sent as %j', (CAMARA_CLIENT_KEY_ID, keyId) => {
  const client = { CAMARA_CLIENT_ID: 'portal', CAMARA_CLIENT_KEY: pem, CAMARA_CLIENT_KEY_ID };
  expect(readCamaraSettings({ ...addresses, ...client })).toMatchObject({ client: { keyId } });
});
