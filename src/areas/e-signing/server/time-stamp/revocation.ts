// Revocation data of certificates from the addresses in them: an OCSP response (RFC 6960), or the revocation list of the
// issuer (RFC 5280). Only the transport: `checked-revocation.ts` verifies what arrives.

import type { RevocationProvider } from '@libpdf/core';
import { Certificate, OCSPRequest, type CRLDistributionPoints, type InfoAccess } from 'pkijs';
import { requestOutside } from '#platform/server/partners/outbound-http.ts';
import type { Log } from '#platform/server/logging.ts';
import { bytesOf } from '../sealed-pdf/cms.ts';

const oid = {
  informationAccess: '1.3.6.1.5.5.7.1.1',
  ocsp: '1.3.6.1.5.5.7.48.1',
  distributionPoints: '2.5.29.31',
};
const timeoutMs = 10_000;
const mostBytes = 5 * 1024 * 1024;
/** A general name that is an address. */
const addressType = 6;

export function httpRevocation(log: Log): RevocationProvider {
  const orNull = async (what: string, work: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, `${what} is not available`);
      return null;
    }
  };
  return {
    getOCSP: (certificate, issuer) =>
      orNull('an OCSP response', () => requestOcsp(parsed(certificate), parsed(issuer))),
    getCRL: (certificate) => orNull('a revocation list', () => requestList(parsed(certificate))),
  };
}

async function requestOcsp(certificate: Certificate, issuer: Certificate): Promise<Uint8Array | null> {
  const access = valueOf(certificate, oid.informationAccess) as InfoAccess | undefined;
  const url = access?.accessDescriptions.find(({ accessMethod }) => accessMethod === oid.ocsp)?.accessLocation;
  if (url?.type !== addressType) return null;
  const request = new OCSPRequest();
  await request.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer });
  const answer = await requestOutside(String(url.value), {
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' },
    body: new Uint8Array(request.toSchema(true).toBER()),
    timeoutMs,
    mostBytes,
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function requestList(certificate: Certificate): Promise<Uint8Array | null> {
  const points =
    (valueOf(certificate, oid.distributionPoints) as CRLDistributionPoints | undefined)?.distributionPoints ?? [];
  const names = points.flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? distributionPoint : []));
  const url = names.find(({ type, value }) => type === addressType && String(value).startsWith('http'));
  if (!url) return null;
  const answer = await requestOutside(String(url.value), { timeoutMs, mostBytes });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function parsed(certificate: Uint8Array): Certificate {
  return Certificate.fromBER(bytesOf(certificate));
}

function valueOf(certificate: Certificate, type: string): unknown {
  return certificate.extensions?.find(({ extnID }) => extnID === type)?.parsedValue;
}
