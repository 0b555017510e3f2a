// What revocation data says of a certificate: only data that its issuer signed, or a delegate, and that is current.

import { X509Certificate } from 'node:crypto';
import { BasicOCSPResponse, Certificate, CertificateRevocationList, getCrypto, OCSPResponse } from 'pkijs';
import { bytesOf } from '../sealed-pdf/cms.ts';
import { isIssuedBy, isValidAt } from './trusted-chain.ts';

export type RevocationStatus = 'good' | 'revoked' | 'unusable';

type Question = { certificate: X509Certificate; issuer: X509Certificate; now: Date };

const delegateUsage = '1.3.6.1.5.5.7.3.9';
const successful = 0;
const [goodStatus, revokedStatus] = [0, 1];
/** The clock of an authority may be ahead. */
const clockDifferenceMs = 5 * 60_000;

/** By a revocation list (RFC 5280). */
export async function statusInList(bytes: Uint8Array, question: Question): Promise<RevocationStatus> {
  try {
    const { certificate, issuer, now } = question;
    const list = CertificateRevocationList.fromBER(bytesOf(bytes));
    const isCurrent = isWithin(now, list.thisUpdate.value, list.nextUpdate?.value);
    if (!isCurrent || !(await list.verify({ issuerCertificate: parsed(issuer) }))) return 'unusable';
    return list.isCertificateRevoked(parsed(certificate)) ? 'revoked' : 'good';
  } catch {
    return 'unusable';
  }
}

/** By an OCSP response (RFC 6960). */
export async function statusInOcsp(bytes: Uint8Array, question: Question): Promise<RevocationStatus> {
  try {
    const { certificate, issuer, now } = question;
    const response = OCSPResponse.fromBER(bytesOf(bytes));
    if (response.responseStatus.valueBlock.valueDec !== successful || !response.responseBytes) return 'unusable';
    const basic = BasicOCSPResponse.fromBER(bytesOf(response.responseBytes.response.valueBlock.valueHexView));
    const isCurrent = basic.tbsResponseData.responses.every(({ thisUpdate, nextUpdate }) =>
      isWithin(now, thisUpdate, nextUpdate),
    );
    if (!isCurrent || !(await isSignedForIssuer(basic, issuer, now))) return 'unusable';
    const { isForCertificate, status } = await basic.getCertificateStatus(parsed(certificate), parsed(issuer));
    if (!isForCertificate) return 'unusable';
    return status === goodStatus ? 'good' : status === revokedStatus ? 'revoked' : 'unusable';
  } catch {
    return 'unusable';
  }
}

/** By the issuer, or by a certificate that the issuer made for this purpose. */
async function isSignedForIssuer(basic: BasicOCSPResponse, issuer: X509Certificate, now: Date): Promise<boolean> {
  const enclosed = (basic.certs ?? []).map((each) => new X509Certificate(Buffer.from(each.toSchema(true).toBER())));
  const delegates = enclosed.filter(
    (each) => each.keyUsage?.includes(delegateUsage) && isValidAt(each, now) && isIssuedBy(each, issuer),
  );
  for (const responder of [issuer, ...delegates]) {
    const { subjectPublicKeyInfo } = parsed(responder);
    const { tbsResponseData, signature, signatureAlgorithm } = basic;
    const data = bytesOf(tbsResponseData.tbsView);
    const isSigned = getCrypto(true).verifyWithPublicKey(data, signature, subjectPublicKeyInfo, signatureAlgorithm);
    // A key of another type throws.
    if (await isSigned.catch(() => false)) return true;
  }
  return false;
}

function isWithin(now: Date, from: Date, until: Date | undefined): boolean {
  return from.getTime() <= now.getTime() + clockDifferenceMs && (until === undefined || now <= until);
}

function parsed({ raw }: X509Certificate): Certificate {
  return Certificate.fromBER(bytesOf(raw));
}
