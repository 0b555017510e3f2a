// The settings of the sealing certificate.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { demoCertificateName, type Seal } from './seal.ts';

/** Undefined in a demo with its own. Production requires one, and rejects that of the demo. */
export function readSealSettings(environment: Environment): Seal | undefined {
  const read = reader(environment);
  const isProduction = read.text('APP_MODE', 'demo') === 'production';
  const certificate = read.secret('SIGNING_CERTIFICATE', 100);
  const key = read.secret('SIGNING_KEY', 100);
  if (!certificate || !key) {
    if (certificate || key) throw new BadConfiguration('SIGNING_CERTIFICATE and SIGNING_KEY must be set together.');
    if (isProduction) {
      throw new BadConfiguration(
        'SIGNING_CERTIFICATE and SIGNING_KEY must be set in production: they seal what people sign.',
      );
    }
    return undefined;
  }
  const seal = {
    certificates: certificatesIn('SIGNING_CERTIFICATE', certificate),
    earlier: certificatesIn('SIGNING_CERTIFICATES_BEFORE', read.text('SIGNING_CERTIFICATES_BEFORE', '')),
    key: keyIn(key, read.text('SIGNING_KEY_PASSWORD', '')),
  };
  refuseUnfit(seal, isProduction);
  return seal;
}

function refuseUnfit({ certificates, key }: Seal, isProduction: boolean): void {
  const [own] = certificates;
  if (!own?.checkPrivateKey(key)) {
    throw new BadConfiguration('SIGNING_KEY must be the key of the first certificate in SIGNING_CERTIFICATE.');
  }
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyType !== 'ec') {
    throw new BadConfiguration('SIGNING_KEY must be an RSA or an EC key.');
  }
  if (isProduction && own.subject.replaceAll('\\', '').includes(demoCertificateName)) {
    throw new BadConfiguration("SIGNING_CERTIFICATE is the one of the demo; production needs the operator's own.");
  }
}

function certificatesIn(name: string, value: string): X509Certificate[] {
  const found = pemOf(value).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (value !== '' && found.length === 0) {
    throw new BadConfiguration(`${name} must be PEM certificates, plain or in base64.`);
  }
  return found.map((pem) => new X509Certificate(pem));
}

function keyIn(value: string, passphrase: string) {
  try {
    return createPrivateKey({ key: pemOf(value), ...(passphrase && { passphrase }) });
  } catch {
    throw new BadConfiguration(
      'SIGNING_KEY must be a PEM key, plain or in base64, with SIGNING_KEY_PASSWORD if it has one.',
    );
  }
}

/** A one-line environment value holds the file in base64. */
function pemOf(value: string): string {
  return value.includes('-----BEGIN') ? value : Buffer.from(value, 'base64').toString('utf8');
}
