import { createPrivateKey, sign, verify, X509Certificate } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../sealed-pdf/self-signed-certificate.ts';
import { remoteKey } from './remote-key.ts';
import { KeyUnavailable, sha256 } from './sealing-key.ts';

const own = selfSignedCertificate('Remote seal', new Date());
const certificate = new X509Certificate(own.certificate);
const attributes = Buffer.from('the attributes of a signature');

type ServiceState = { mode: 'implicit' | 'explicit'; tokenLife: number; certificate: Buffer; broken: string | null };
let service: ServiceState;
let asked: { path: string; body: Record<string, unknown>; authorization: string }[];
let server: Server;

/** A signing service by the CSC API. It signs the hash of the test's attributes only, because Node signs no hashes. */
function replyTo(path: string, body: Record<string, unknown>): object {
  if (path === '/oauth2/token') return { access_token: `t${asked.length}`, expires_in: service.tokenLife };
  if (path === '/credentials/info') {
    return { cert: { certificates: [service.certificate.toString('base64')] }, auth: { mode: service.mode } };
  }
  if (path === '/credentials/authorize') return { SAD: 'activation' };
  const known = sha256(attributes).toString('base64') === (body['hashes'] as string[])[0];
  const isAllowed = service.mode === 'implicit' || body['SAD'] === 'activation';
  const signature = sign('sha256', attributes, createPrivateKey(own.key)).toString('base64');
  return { signatures: known && isAllowed ? [signature] : [] };
}

beforeEach(async () => {
  asked = [];
  service = { mode: 'implicit', tokenLife: 3600, certificate: certificate.raw, broken: null };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const path = request.url ?? '';
    const body = sent.startsWith('{') ? (JSON.parse(sent) as Record<string, unknown>) : { form: sent };
    asked.push({ path, body, authorization: request.headers.authorization ?? '' });
    response.writeHead(service.broken === path ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(replyTo(path, body)));
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => server.close(closed)));

function openKey() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'portal', clientSecret: 'secret of the portal' };
  return remoteKey({ url, tokenUrl: `${url}/oauth2/token`, ...client, credential: 'seal', pin: '4711' }, certificate);
}

describe('a key at a remote signing service', () => {
  it('signs a hash with the token of the portal', async () => {
    const signature = await openKey().sign(attributes);
    expect(verify('sha256', attributes, certificate.publicKey, signature)).toBe(true);
    expect(asked.map(({ path }) => path)).toEqual(['/oauth2/token', '/credentials/info', '/signatures/signHash']);
    expect(asked[0]).toMatchObject({
      authorization: `Basic ${Buffer.from('portal:secret%20of%20the%20portal').toString('base64')}`,
      body: { form: 'grant_type=client_credentials&scope=service' },
    });
    expect(asked[2]).toMatchObject({
      authorization: 'Bearer t1',
      body: {
        credentialID: 'seal',
        hashes: [sha256(attributes).toString('base64')],
        hashAlgorithmOID: '2.16.840.1.101.3.4.2.1',
        signAlgo: '1.2.840.10045.4.3.2',
      },
    });
  });

  it('is authorized for exactly this hash if the credential requires it', async () => {
    service.mode = 'explicit';
    await openKey().sign(attributes);
    expect(asked.find(({ path }) => path === '/credentials/authorize')?.body).toEqual({
      credentialID: 'seal',
      numSignatures: 1,
      hashes: [sha256(attributes).toString('base64')],
      hashAlgorithmOID: '2.16.840.1.101.3.4.2.1',
      authData: [{ id: 'PIN', value: '4711' }],
    });
  });

  it('keeps its token while it is valid, and reads the credential once', async () => {
    const key = openKey();
    await key.sign(attributes);
    await key.sign(attributes);
    expect(asked.map(({ path }) => path).slice(3)).toEqual(['/signatures/signHash']);
    service.tokenLife = 0;
    const other = openKey();
    await other.sign(attributes);
    asked = [];
    await other.sign(attributes);
    expect(asked.map(({ path }) => path)).toEqual(['/oauth2/token', '/signatures/signHash']);
  });

  it('is unavailable while the service fails, and available afterwards', async () => {
    const key = openKey();
    for (const path of ['/oauth2/token', '/credentials/info', '/signatures/signHash']) {
      service.broken = path;
      await expect(key.sign(attributes)).rejects.toThrow(KeyUnavailable);
    }
    service.broken = null;
    expect(await key.sign(attributes)).toBeInstanceOf(Buffer);
  });

  it('is refused if the credential has another certificate', async () => {
    service.certificate = new X509Certificate(selfSignedCertificate('Another', new Date()).certificate).raw;
    await expect(openKey().sign(attributes)).rejects.toThrow(/certificate of the credential/);
  });

  it('is unavailable if nothing listens', async () => {
    const nowhere = { url: 'http://127.0.0.1:1', tokenUrl: 'http://127.0.0.1:1/token' };
    const key = remoteKey(
      { ...nowhere, clientId: 'a', clientSecret: 'b', credential: 'c', pin: undefined },
      certificate,
    );
    await expect(key.sign(attributes)).rejects.toThrow(KeyUnavailable);
  });
});
