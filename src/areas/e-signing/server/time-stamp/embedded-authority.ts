// The time-stamp authority of the demo: real tokens of its own certificates, which nobody else trusts.

import { createPrivateKey, generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { BitString, Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  Extension,
  ExtKeyUsage,
  MessageImprint,
  RevokedCertificate,
  Time,
  TSTInfo,
} from 'pkijs';
import type { Clock } from '#platform/clock.ts';
import { bytesOf, makeCms } from '../sealed-pdf/cms.ts';
import { issueCertificate, signatureAlgorithms } from '../sealed-pdf/issue-certificate.ts';
import { pemKey } from '../sealing-key/pem-key.ts';
import { sha256 } from '../sealing-key/sealing-key.ts';
import type { TimeStampAuthority } from './time-stamp-authority.ts';
import { timeStamping } from './time-stamp-token.ts';

const oid = {
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  // An own policy below the example arc of ITU-T.
  policy: '2.999.1',
};
const rootName = 'Demo time stamps, not for production';
const dayMs = 86_400_000;

/** PEM of a root and of the authority below it. */
export type AuthorityKeys = { root: string; rootKey: string; certificate: string; key: string };

export function newAuthority(now: Date, days = 3650): AuthorityKeys {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name: rootName, key: root.privateKey };
  const isAuthority = extension(oid.basicConstraints, new BasicConstraints({ cA: true }).toSchema().toBER());
  const purpose = extension(oid.extendedKeyUsage, new ExtKeyUsage({ keyPurposes: [timeStamping] }).toSchema().toBER());
  // Valid from yesterday: seals of the demo's past get their time stamp now.
  const from = new Date(now.getTime() - dayMs);
  const rootContent = { name: rootName, publicKey: root.publicKey, now: from, days: days * 2 };
  const content = { name: 'Demo time stamp', publicKey: own.publicKey, now: from, days: days + 1 };
  return {
    root: issueCertificate({ ...rootContent, extensions: [isAuthority] }, issuer).toString(),
    rootKey: pemOf(root.privateKey),
    certificate: issueCertificate({ ...content, extensions: [purpose] }, issuer).toString(),
    key: pemOf(own.privateKey),
  };
}

export function embeddedAuthority(keys: AuthorityKeys, clock: Clock): TimeStampAuthority {
  const certificates = [new X509Certificate(keys.certificate), new X509Certificate(keys.root)];
  const key = pemKey(createPrivateKey(keys.key));
  return {
    async stamp(hash) {
      const info = timeStampInfo({ hash, at: clock.now(), nonce: null });
      return makeCms({ certificates, key }, sha256(info), { type: oid.timeStampInfo, bytes: info });
    },
    revocation: { getCRL: (certificate) => Promise.resolve(revocationList(keys, certificate, clock.now())) },
  };
}

export type StampRequest = { hash: Uint8Array; at: Date; nonce: Integer | null };

export function timeStampInfo({ hash, at, nonce }: StampRequest): Uint8Array {
  const info = new TSTInfo({
    version: 1,
    policy: oid.policy,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oid.sha256 }),
      hashedMessage: new OctetString({ valueHex: bytesOf(hash) }),
    }),
    serialNumber: new Integer({ valueHex: bytesOf(Buffer.from([1, ...randomBytes(15)])) }),
    genTime: at,
    ...(nonce && { nonce }),
  });
  return new Uint8Array(info.toSchema().toBER());
}

class UnsignedList extends CertificateRevocationList {
  toSign(): Buffer {
    return Buffer.from(this.encodeTBS().toBER());
  }
}

/** Signed by the root; null for certificates of others. The demo revokes none. */
export function revocationList(
  { root, rootKey }: AuthorityKeys,
  certificate: Uint8Array,
  now: Date,
  revokedSerials: readonly string[] = [],
): Uint8Array | null {
  const issuer = Certificate.fromBER(new X509Certificate(root).raw);
  if (!Certificate.fromBER(bytesOf(certificate)).issuer.isEqual(issuer.subject)) return null;
  const signature = new AlgorithmIdentifier({ algorithmId: signatureAlgorithms.ec });
  const list = new UnsignedList({
    version: 1,
    signature,
    signatureAlgorithm: signature,
    issuer: issuer.subject,
    thisUpdate: new Time({ value: now }),
    nextUpdate: new Time({ value: new Date(now.getTime() + 30 * dayMs) }),
    ...(revokedSerials.length > 0 && { revokedCertificates: revokedSerials.map((serial) => revoked(serial, now)) }),
  });
  const toSign = list.toSign();
  list.tbsView = new Uint8Array(toSign);
  list.signatureValue = new BitString({ valueHex: bytesOf(sign('sha256', toSign, createPrivateKey(rootKey))) });
  return new Uint8Array(list.toSchema(true).toBER());
}

function revoked(serial: string, now: Date): RevokedCertificate {
  const userCertificate = new Integer({ valueHex: bytesOf(Buffer.from(serial, 'hex')) });
  return new RevokedCertificate({ userCertificate, revocationDate: new Time({ value: now }) });
}

function extension(extnID: string, extnValue: ArrayBuffer): Extension {
  return new Extension({ extnID, critical: true, extnValue });
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}
