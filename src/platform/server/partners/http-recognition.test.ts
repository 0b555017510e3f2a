import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpRecognition } from './http-recognition.ts';
import { RecognitionUnavailable } from './recognition.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function hostThat(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/recognise`;
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

describe('the recognition host of the operator', () => {
  it('gets the unique id with the secret, and returns the number it saw [MU-034, PV-016]', async () => {
    let asked: { url: string | undefined; secret: string | undefined } | null = null;
    const host = await hostThat((request, response) => {
      asked = { url: request.url, secret: request.headers.authorization };
      json({ msisdn: '0888100101' })(request, response);
    });
    const recognition = httpRecognition({ host, secret: 'a long shared secret' });
    expect(await recognition.numberOf('id&1', 'token 1')).toBe('359888100101');
    expect(asked).toEqual({
      url: '/recognise/msisdn?uniqueId=id%261&token=token+1',
      secret: 'Bearer a long shared secret',
    });
  });

  it.each([{ msisdn: null }, {}, { msisdn: 'nonsense' }, { msisdn: 7 }])('finds no number in %j', async (body) => {
    const host = await hostThat(json(body));
    expect(await httpRecognition({ host, secret: undefined }).numberOf('id', 'token')).toBeNull();
  });

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['sends no JSON', (_, response) => void response.end('<html>')],
    ['redirects', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['never answers', () => undefined],
  ])('that %s is reported as unavailable', async (_, answer) => {
    const recognition = httpRecognition({ host: await hostThat(answer), secret: undefined, timeoutMs: 200 });
    await expect(recognition.numberOf('id', 'token')).rejects.toBeInstanceOf(RecognitionUnavailable);
  });

  it('that recognises nobody is believed', async () => {
    const host = await hostThat((_, response) => void response.writeHead(404).end());
    expect(await httpRecognition({ host, secret: undefined }).numberOf('id', 'token')).toBeNull();
  });
});
