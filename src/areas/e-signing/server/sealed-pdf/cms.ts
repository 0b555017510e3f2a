// The signature of a seal: CMS by PAdES baseline B (ETSI EN 319 142-1), bound to the certificate by its hash.

import { X509Certificate, verify } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, Sequence, Set as Asn1Set } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { keyTypeOf, requireSignatureOf, sha256 } from '../sealing-key/sealing-key.ts';
import { signatureAlgorithms } from './issue-certificate.ts';
import type { CertifiedKey } from './seal.ts';

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
};

/** Content that the CMS contains, instead of a file that it belongs to. */
export type EnclosedContent = { type: string; bytes: Uint8Array };

/** Only the hash of the content is needed. */
export async function makeCms(
  { certificates, key }: CertifiedKey,
  contentHash: Uint8Array,
  enclosed?: EnclosedContent,
): Promise<Buffer> {
  const [own] = certificates;
  if (!own) throw new Error('a seal must have a certificate');
  const contentType = enclosed?.type ?? oid.data;
  const known = certificates.map(({ raw }) => Certificate.fromBER(raw));
  const attributes = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: oid.contentType, values: [new ObjectIdentifier({ value: contentType })] }),
      new Attribute({ type: oid.messageDigest, values: [new OctetString({ valueHex: bytesOf(contentHash) })] }),
      new Attribute({ type: oid.signingCertificateV2, values: [signingCertificate(own)] }),
    ],
  });
  const toSign = signedBytes(attributes);
  const signature = await key.sign(toSign);
  requireSignatureOf(own, toSign, signature);
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: known[0]!.issuer, serialNumber: known[0]!.serialNumber }),
    digestAlgorithm: new AlgorithmIdentifier({ algorithmId: oid.sha256 }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: signatureAlgorithms[keyTypeOf(own)] }),
    signedAttrs: attributes,
    signature: new OctetString({ valueHex: bytesOf(signature) }),
  });
  const signed = new SignedData({
    version: enclosed ? 3 : 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: oid.sha256 })],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentType,
      ...(enclosed && { eContent: new OctetString({ valueHex: bytesOf(enclosed.bytes) }) }),
    }),
    certificates: known,
    signerInfos: [signer],
  });
  const whole = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
  return Buffer.from(whole.toSchema().toBER());
}

export type CheckedCms = {
  /** The certificate of the signer. */
  certificate: X509Certificate;
  /** The signature matches the certificate and this content. */
  isGood: boolean;
};

/** Null if it is not a CMS with one signature. It does not check whether the certificate is trusted. */
export function checkCms(cms: Uint8Array, contentHash: Uint8Array): CheckedCms | null {
  try {
    const parsed = fromBER(bytesOf(cms));
    if (parsed.offset === -1) return null;
    const signed = new SignedData({ schema: new ContentInfo({ schema: parsed.result }).content });
    const [signer] = signed.signerInfos;
    const certificate = certificateOf(signed, signer);
    if (!signer?.signedAttrs || signed.signerInfos.length !== 1 || !certificate) return null;
    return { certificate, isGood: isGood(signer, signer.signedAttrs, certificate, contentHash) };
  } catch {
    return null;
  }
}

function isGood(
  signer: SignerInfo,
  attributes: SignedAndUnsignedAttributes,
  certificate: X509Certificate,
  contentHash: Uint8Array,
): boolean {
  const valueOf = (type: string) => attributes.attributes.find((attribute) => attribute.type === type)?.values[0];
  const digest = valueOf(oid.messageDigest);
  const bound = valueOf(oid.signingCertificateV2) as Sequence | undefined;
  return (
    signer.digestAlgorithm.algorithmId === oid.sha256 &&
    digest instanceof OctetString &&
    Buffer.from(digest.valueBlock.valueHexView).equals(contentHash) &&
    bound !== undefined &&
    Buffer.from(bound.toBER()).equals(Buffer.from(signingCertificate(certificate).toBER())) &&
    verify('sha256', signedBytes(attributes), certificate.publicKey, signer.signature.valueBlock.valueHexView)
  );
}

function certificateOf(signed: SignedData, signer: SignerInfo | undefined): X509Certificate | null {
  if (!(signer?.sid instanceof IssuerAndSerialNumber)) return null;
  const { issuer, serialNumber } = signer.sid;
  const found = signed.certificates?.find(
    (known): known is Certificate =>
      known instanceof Certificate && known.serialNumber.isEqual(serialNumber) && known.issuer.isEqual(issuer),
  );
  return found ? new X509Certificate(Buffer.from(found.toSchema(true).toBER())) : null;
}

/** All certificates of a CMS; none if it is not readable. */
export function certificatesIn(cms: Uint8Array): X509Certificate[] {
  try {
    return certificatesOf(new SignedData({ schema: ContentInfo.fromBER(bytesOf(cms)).content }));
  } catch {
    return [];
  }
}

export function certificatesOf({ certificates = [] }: SignedData): X509Certificate[] {
  return certificates.flatMap((each) =>
    each instanceof Certificate ? [new X509Certificate(Buffer.from(each.toSchema(true).toBER()))] : [],
  );
}

/** ESS signing-certificate-v2 (RFC 5035): binds the signature to this certificate, not to others with the same key. */
function signingCertificate(certificate: X509Certificate): Sequence {
  const hash = new OctetString({ valueHex: bytesOf(sha256(certificate.raw)) });
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] });
}

/** The signature covers the set of the attributes, not their tagged form (RFC 5652, 5.4). */
export function signedBytes({ attributes }: SignedAndUnsignedAttributes): Buffer {
  const encoded = attributes.map((attribute) => Buffer.from(attribute.toSchema().toBER()));
  const sorted = encoded.toSorted(Buffer.compare).map((bytes) => fromBER(bytesOf(bytes)).result);
  return Buffer.from(new Asn1Set({ value: sorted }).toBER());
}

export function bytesOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
