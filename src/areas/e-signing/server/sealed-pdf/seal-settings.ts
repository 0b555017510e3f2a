// The settings of the sealing certificate.

import { X509Certificate } from 'node:crypto';
import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { pemOf, privateKeyIn } from '#platform/server/pem.ts';
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
    key: privateKeyIn('SIGNING_KEY', key, read.text('SIGNING_KEY_PASSWORD', '')),
  };
  refuseUnfit(seal, isProduction);
  return seal;
}

function refuseUnfit({ certificates, key }: Seal, isProduction: boolean): void {
  const [own] = certificates;
  if (!own?.checkPrivateKey(key)) {
    throw new BadConfiguration('SIGNING_KEY must be the key of the first certificate in SIGNING_CERTIFICATE.');
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
