// The settings of the sealing key: a PEM key, a key in a security module, or a key at a remote signing service.

import type { X509Certificate } from 'node:crypto';
import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { privateKeyIn } from '#platform/server/pem.ts';
import { pemKey } from './pem-key.ts';
import { pkcs11Key } from './pkcs11-key.ts';
import { remoteKey } from './remote-key.ts';
import { keyTypeOf, type SealingKey } from './sealing-key.ts';

/** The settings of one key, as text. The names of the next key end with `_NEXT`. */
export type KeyTexts = {
  suffix: '' | '_NEXT';
  certificate: string;
  pem: string;
  password: string;
  pkcs11: string;
  credential: string;
};

export function currentKeyTexts(environment: Environment): KeyTexts {
  const read = reader(environment);
  return {
    suffix: '',
    certificate: read.secret('SIGNING_CERTIFICATE', 100) ?? '',
    pem: read.secret('SIGNING_KEY', 100) ?? '',
    password: read.text('SIGNING_KEY_PASSWORD', ''),
    pkcs11: read.text('SIGNING_PKCS11_KEY', ''),
    credential: read.text('SIGNING_SERVICE_CREDENTIAL', ''),
  };
}

export function nextKeyTexts(environment: Environment): KeyTexts {
  const read = reader(environment);
  return {
    suffix: '_NEXT',
    certificate: read.secret('SIGNING_CERTIFICATE_NEXT', 100) ?? '',
    pem: read.secret('SIGNING_KEY_NEXT', 100) ?? '',
    password: read.text('SIGNING_KEY_PASSWORD_NEXT', ''),
    pkcs11: read.text('SIGNING_PKCS11_KEY_NEXT', ''),
    credential: read.text('SIGNING_SERVICE_CREDENTIAL_NEXT', ''),
  };
}

/** Undefined without a key. Module and service are the same for the next key. */
export function readSealingKey(
  environment: Environment,
  texts: KeyTexts,
  certificate: X509Certificate | undefined,
): SealingKey | undefined {
  const { suffix, pem, pkcs11, credential } = texts;
  const given = [
    pem && `SIGNING_KEY${suffix}`,
    pkcs11 && `SIGNING_PKCS11_KEY${suffix}`,
    credential && `SIGNING_SERVICE_CREDENTIAL${suffix}`,
  ].filter(Boolean);
  if (given.length > 1) throw new BadConfiguration(`${given.join(' and ')} must not be set together.`);
  if (given.length === 0) return undefined;
  if (!certificate) throw new BadConfiguration(`SIGNING_CERTIFICATE${suffix} and ${given[0]} must be set together.`);
  if (pkcs11) return readPkcs11(environment, texts, certificate);
  return credential ? readRemote(environment, texts, certificate) : readPem(texts, certificate);
}

function readPem({ suffix, pem, password }: KeyTexts, certificate: X509Certificate): SealingKey {
  const key = privateKeyIn(`SIGNING_KEY${suffix}`, pem, password);
  if (!certificate.checkPrivateKey(key)) {
    throw new BadConfiguration(
      `SIGNING_KEY${suffix} must be the key of the first certificate in SIGNING_CERTIFICATE${suffix}.`,
    );
  }
  return pemKey(key);
}

function readPkcs11(environment: Environment, { suffix, pkcs11 }: KeyTexts, certificate: X509Certificate): SealingKey {
  const read = reader(environment);
  const module = read.text('SIGNING_PKCS11_MODULE', '');
  const token = read.text('SIGNING_PKCS11_TOKEN', '');
  const pin = read.secret('SIGNING_PKCS11_PIN', 4);
  if (module === '' || token === '' || pin === undefined) {
    throw new BadConfiguration(
      `SIGNING_PKCS11_KEY${suffix} needs SIGNING_PKCS11_MODULE, SIGNING_PKCS11_TOKEN and SIGNING_PKCS11_PIN.`,
    );
  }
  if (!/^([0-9a-f]{2})+$/i.test(pkcs11)) {
    throw new BadConfiguration(`SIGNING_PKCS11_KEY${suffix} must be the id of the key in hex digits.`);
  }
  return pkcs11Key({ module, token, keyId: pkcs11, pin }, keyTypeOf(certificate));
}

function readRemote(
  environment: Environment,
  { suffix, credential }: KeyTexts,
  certificate: X509Certificate,
): SealingKey {
  const read = reader(environment);
  const url = read.httpUrl('SIGNING_SERVICE_URL')?.replace(/\/+$/, '');
  const tokenUrl = read.httpUrl('SIGNING_SERVICE_TOKEN_URL') ?? (url && `${url}/oauth2/token`);
  const clientId = read.text('SIGNING_SERVICE_CLIENT_ID', '');
  const clientSecret = read.secret('SIGNING_SERVICE_CLIENT_SECRET', 10);
  if (!url || !tokenUrl || clientId === '' || clientSecret === undefined) {
    throw new BadConfiguration(
      `SIGNING_SERVICE_CREDENTIAL${suffix} needs SIGNING_SERVICE_URL, SIGNING_SERVICE_CLIENT_ID and SIGNING_SERVICE_CLIENT_SECRET.`,
    );
  }
  const pin = read.secret('SIGNING_SERVICE_PIN', 4);
  return remoteKey({ url, tokenUrl, clientId, clientSecret, credential, pin }, certificate);
}
