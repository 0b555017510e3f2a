// Issues X.509 certificates for the seal and the time-stamp authority of the demo.

import { randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { BitString, fromBER, Integer, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  Certificate,
  Time,
  TimeType,
  PublicKeyInfo,
  type Extension,
} from 'pkijs';

const commonName = '2.5.4.3';
export const signatureAlgorithms = { rsa: '1.2.840.113549.1.1.11', ec: '1.2.840.10045.4.3.2' };
const dayMs = 86_400_000;

export type CertificateContent = {
  name: string;
  publicKey: KeyObject;
  now: Date;
  days: number;
  extensions?: readonly Extension[];
};

/** Signed with the key of the issuer; a self-signed certificate names itself. */
export function issueCertificate(
  { name, publicKey, now, days, extensions = [] }: CertificateContent,
  issuer: { name: string; key: KeyObject },
): X509Certificate {
  const algorithmId = signatureAlgorithms[issuer.key.asymmetricKeyType === 'ec' ? 'ec' : 'rsa'];
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer }),
    notBefore: timeOf(now),
    notAfter: timeOf(new Date(now.getTime() + days * dayMs)),
    subjectPublicKeyInfo: keyInfo(publicKey),
    signature: new AlgorithmIdentifier({ algorithmId }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId }),
    ...(extensions.length > 0 && { extensions: [...extensions] }),
  });
  certificate.issuer.typesAndValues.push(nameOf(issuer.name));
  certificate.subject.typesAndValues.push(nameOf(name));
  const toSign = Buffer.from(certificate.encodeTBS().toBER());
  certificate.signatureValue = new BitString({ valueHex: new Uint8Array(sign('sha256', toSign, issuer.key)).buffer });
  certificate.tbsView = new Uint8Array(toSign);
  return new X509Certificate(Buffer.from(certificate.toSchema(true).toBER()));
}

/** Two digits of a year end with 2049 (RFC 5280, 4.1.2.5). */
function timeOf(value: Date): Time {
  return new Time({ value, type: value.getUTCFullYear() < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime });
}

function nameOf(name: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: name }) });
}

function keyInfo(publicKey: KeyObject): PublicKeyInfo {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return new PublicKeyInfo({ schema: fromBER(new Uint8Array(der).buffer).result });
}
