// The settings of the sealing certificate and its key.

import { X509Certificate } from 'node:crypto';
import { sofiaDay } from '#platform/clock.ts';
import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { pemOf } from '#platform/server/pem.ts';
import { currentKeyTexts, nextKeyTexts, readSealingKey, type KeyTexts } from '../sealing-key/key-settings.ts';
import { demoCertificateName, type CertifiedKey, type SealSettings } from './seal.ts';

/** Undefined in a demo with its own. Production requires one, and rejects that of the demo. */
export function readSealSettings(environment: Environment): SealSettings | undefined {
  const read = reader(environment);
  const isProduction = read.text('APP_MODE', 'demo') === 'production';
  const current = readCertifiedKey(environment, currentKeyTexts(environment), isProduction);
  if (!current) {
    if (isProduction) {
      throw new BadConfiguration(
        'SIGNING_CERTIFICATE and SIGNING_KEY must be set in production: they seal what people sign.',
      );
    }
    return undefined;
  }
  return {
    current,
    next: readNext(environment, isProduction),
    earlier: certificatesIn('SIGNING_CERTIFICATES_BEFORE', read.text('SIGNING_CERTIFICATES_BEFORE', '')),
  };
}

/** All processes know the next certificate before the first of them seals with it. */
function readNext(environment: Environment, isProduction: boolean): SealSettings['next'] {
  const from = reader(environment).text('SIGNING_NEXT_FROM', '');
  const next = readCertifiedKey(environment, nextKeyTexts(environment), isProduction);
  if (!next && from === '') return undefined;
  if (!next || !/^\d{4}-\d{2}-\d{2}$/.test(from)) {
    throw new BadConfiguration(
      'SIGNING_CERTIFICATE_NEXT, its key and SIGNING_NEXT_FROM, a day as 2027-01-31, must be set together.',
    );
  }
  const { validFromDate, validToDate } = next.certificates[0]!;
  if (from < sofiaDay(validFromDate) || from >= sofiaDay(validToDate)) {
    throw new BadConfiguration('SIGNING_NEXT_FROM must be a day on which SIGNING_CERTIFICATE_NEXT is valid.');
  }
  return { ...next, from };
}

function readCertifiedKey(environment: Environment, texts: KeyTexts, isProduction: boolean): CertifiedKey | undefined {
  const name = `SIGNING_CERTIFICATE${texts.suffix}`;
  const certificates = certificatesIn(name, texts.certificate);
  const [own] = certificates;
  const key = readSealingKey(environment, texts, own);
  if (!own && !key) return undefined;
  if (!own || !key) {
    throw new BadConfiguration(
      `${name} and SIGNING_KEY${texts.suffix}, or the settings of another key, must be set together.`,
    );
  }
  if (isProduction && own.subject.replaceAll('\\', '').includes(demoCertificateName)) {
    throw new BadConfiguration(`${name} is the one of the demo; production needs the operator's own.`);
  }
  return { certificates, key };
}

function certificatesIn(name: string, value: string): X509Certificate[] {
  const found = pemOf(value).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (value !== '' && found.length === 0) {
    throw new BadConfiguration(`${name} must be PEM certificates, plain or in base64.`);
  }
  return found.map((pem) => new X509Certificate(pem));
}
