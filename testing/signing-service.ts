// A remote signing service (CSC API) for tests: it signs any hash with its RSA key, and can be down.

import { constants, generateKeyPairSync, privateEncrypt, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { selfSignedCertificate } from '#areas/e-signing/server/sealed-pdf/self-signed-certificate.ts';

export type SigningService = {
  /** The settings of a portal that uses it. */
  environment: Record<string, string>;
  isDown: boolean;
  signed: number;
  close(): Promise<void>;
};

/** DER of DigestInfo with SHA-256. */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex');

export async function startSigningService(): Promise<SigningService> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { certificate } = selfSignedCertificate('Remote seal', new Date(), keys);
  const own = new X509Certificate(certificate).raw.toString('base64');
  const signHash = (hash: string) => {
    const input = Buffer.concat([digestInfo, Buffer.from(hash, 'base64')]);
    return privateEncrypt({ key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING }, input).toString('base64');
  };
  const replyTo = (path: string, sent: string): object => {
    if (path.endsWith('/oauth2/token')) return { access_token: 'token', expires_in: 3600 };
    if (path.endsWith('/credentials/info')) return { cert: { certificates: [own] }, auth: { mode: 'implicit' } };
    service.signed += 1;
    return { signatures: (JSON.parse(sent) as { hashes: string[] }).hashes.map(signHash) };
  };
  const server = createServer((request, response) => {
    void text(request).then((sent) =>
      service.isDown
        ? response.writeHead(503).end()
        : response.writeHead(200).end(JSON.stringify(replyTo(request.url ?? '', sent))),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const service: SigningService = {
    environment: {
      SIGNING_CERTIFICATE: certificate,
      SIGNING_SERVICE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/csc/v2`,
      SIGNING_SERVICE_CLIENT_ID: 'portal',
      SIGNING_SERVICE_CLIENT_SECRET: 'secret of the portal',
      SIGNING_SERVICE_CREDENTIAL: 'seal',
    },
    isDown: false,
    signed: 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return service;
}
