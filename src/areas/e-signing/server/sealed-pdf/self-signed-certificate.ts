// A self-signed certificate for the demo; production rejects it by its name.

import { generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { BitString, fromBER, Integer, Utf8String } from 'asn1js';
import { AlgorithmIdentifier, AttributeTypeAndValue, Certificate, PublicKeyInfo, Time } from 'pkijs';

const oid = { commonName: '2.5.4.3', ecdsaWithSha256: '1.2.840.10045.4.3.2' };

export function selfSignedCertificate(name: string, now: Date): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer }),
    notBefore: new Time({ value: now }),
    notAfter: new Time({ value: new Date(now.getTime() + 3650 * 86_400_000) }),
    subjectPublicKeyInfo: keyInfo(publicKey),
    signature: new AlgorithmIdentifier({ algorithmId: oid.ecdsaWithSha256 }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: oid.ecdsaWithSha256 }),
  });
  for (const who of [certificate.issuer, certificate.subject]) {
    const value = new Utf8String({ value: name });
    who.typesAndValues.push(new AttributeTypeAndValue({ type: oid.commonName, value }));
  }
  const toSign = Buffer.from(certificate.encodeTBS().toBER());
  certificate.signatureValue = new BitString({ valueHex: new Uint8Array(sign('sha256', toSign, privateKey)).buffer });
  certificate.tbsView = new Uint8Array(toSign);
  const der = Buffer.from(certificate.toSchema(true).toBER());
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: new X509Certificate(der).toString(),
  };
}

function keyInfo(publicKey: KeyObject): PublicKeyInfo {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return new PublicKeyInfo({ schema: fromBER(new Uint8Array(der).buffer).result });
}
