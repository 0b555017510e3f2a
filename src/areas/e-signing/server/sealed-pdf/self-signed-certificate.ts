// A self-signed certificate for the demo; production rejects it by its name.

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { issueCertificate } from './issue-certificate.ts';

type KeyPair = { privateKey: KeyObject; publicKey: KeyObject };

const newKeys = (): KeyPair => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export function selfSignedCertificate(
  name: string,
  now: Date,
  { privateKey, publicKey }: KeyPair = newKeys(),
): { key: string; certificate: string } {
  const certificate = issueCertificate({ name, publicKey, now, days: 3650 }, { name, key: privateKey });
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificate.toString(),
  };
}
