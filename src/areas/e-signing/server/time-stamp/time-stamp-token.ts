// A time-stamp token (RFC 3161): an authority states that a hash existed at a time.

import { createHash, verify, type X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, TSTInfo, type SignerInfo } from 'pkijs';
import { bytesOf, certificatesOf, signedBytes } from '../sealed-pdf/cms.ts';
import { isValidAt } from './trusted-chain.ts';

const oid = { messageDigest: '1.2.840.113549.1.9.4', sha256: '2.16.840.1.101.3.4.2.1' };
export const timeStamping = '1.3.6.1.5.5.7.3.8';
const digestNames: Record<string, string> = {
  [oid.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

export type TimeStamp = {
  at: Date;
  /** The certificate of the authority. */
  certificate: X509Certificate;
  /** All certificates in the token. */
  certificates: readonly X509Certificate[];
  /** In hex digits, as the request had it; null without one. */
  nonce: string | null;
};

/**
 * Null unless it is a valid time stamp of this SHA-256 hash, by a certificate for time stamps that was valid then. Trust
 * is not checked.
 */
export function readTimeStamp(token: Uint8Array, hash: Uint8Array): TimeStamp | null {
  try {
    const signed = new SignedData({ schema: ContentInfo.fromBER(bytesOf(token)).content });
    const [signer] = signed.signerInfos;
    const content = signed.encapContentInfo.eContent?.getValue();
    if (!signer || !content || signed.signerInfos.length !== 1) return null;
    const info = TSTInfo.fromBER(content);
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    const isOfHash =
      hashAlgorithm.algorithmId === oid.sha256 && Buffer.from(hashedMessage.valueBlock.valueHexView).equals(hash);
    const certificates = certificatesOf(signed);
    const certificate = certificates.find((each) => isOfSigner(each, signer));
    if (!isOfHash || !certificate?.keyUsage?.includes(timeStamping)) return null;
    if (!isValidAt(certificate, info.genTime)) return null;
    if (!isSignedBy(certificate, signer, new Uint8Array(content))) return null;
    const nonce = info.nonce ? Buffer.from(info.nonce.valueBlock.valueHexView).toString('hex') : null;
    return { at: info.genTime, certificate, certificates, nonce };
  } catch {
    return null;
  }
}

function isOfSigner(certificate: X509Certificate, { sid }: SignerInfo): boolean {
  if (!(sid instanceof IssuerAndSerialNumber)) return false;
  const parsed = Certificate.fromBER(certificate.raw);
  return parsed.serialNumber.isEqual(sid.serialNumber) && parsed.issuer.isEqual(sid.issuer);
}

function isSignedBy({ publicKey }: X509Certificate, signer: SignerInfo, content: Uint8Array): boolean {
  const name = digestNames[signer.digestAlgorithm.algorithmId];
  const attributes = signer.signedAttrs;
  const digest = attributes?.attributes.find(({ type }) => type === oid.messageDigest)?.values[0];
  if (!name || !attributes || !(digest instanceof OctetString)) return false;
  const isDigest = createHash(name).update(content).digest().equals(Buffer.from(digest.valueBlock.valueHexView));
  return isDigest && verify(name, signedBytes(attributes), publicKey, signer.signature.valueBlock.valueHexView);
}
