// Revocation data for the certificates of a file: verified before it is embedded, and asked only for what needs it.

import { X509Certificate } from 'node:crypto';
import type { RevocationProvider } from '@libpdf/core';
import { statusInList, statusInOcsp, type RevocationStatus } from './revocation-status.ts';
import { isIssuedBy } from './trusted-chain.ts';

/** A certificate of a signature is revoked: its file must not be presented as verifiable. */
export class RevokedCertificate extends Error {
  override readonly name = 'RevokedCertificate';
}

export type RevocationNeeds = {
  /** Among them are the issuers that sign revocation data. */
  known: readonly X509Certificate[];
  /** False for a certificate whose data an archive time stamp already protects. */
  isNeeded(certificate: X509Certificate): boolean;
  now: Date;
};

export type CheckedRevocation = {
  provider: RevocationProvider;
  /** These certificates and their issuers have data. A certificate that is its own issuer needs none. */
  isComplete(signers: readonly X509Certificate[]): boolean;
  /** Throws RevokedCertificate. The PDF library ignores errors of a provider. */
  throwIfRevoked(): void;
};

export function checkedRevocation(source: RevocationProvider, needs: RevocationNeeds): CheckedRevocation {
  const { isNeeded, now } = needs;
  const known = [...needs.known];
  const seen = new Set<string>();
  const missing = new Set<string>();
  const revoked: string[] = [];

  const accept = (bytes: Uint8Array, status: RevocationStatus, { subject }: X509Certificate) => {
    if (status === 'revoked') revoked.push(subject);
    return status === 'good' ? bytes : null;
  };
  const provider: RevocationProvider = {
    async getOCSP(der, issuerDer) {
      const [certificate, issuer] = [new X509Certificate(der), new X509Certificate(issuerDer)];
      seen.add(certificate.fingerprint256);
      known.push(certificate, issuer);
      if (!isNeeded(certificate) || !isIssuedBy(certificate, issuer)) return null;
      const bytes = await source.getOCSP?.(der, issuerDer);
      return bytes ? accept(bytes, await statusInOcsp(bytes, { certificate, issuer, now }), certificate) : null;
    },
    async getCRL(der) {
      const certificate = new X509Certificate(der);
      seen.add(certificate.fingerprint256);
      if (isIssuedBy(certificate, certificate) || !isNeeded(certificate)) return null;
      const issuer = known.find((each) => isIssuedBy(certificate, each));
      const bytes = issuer && (await source.getCRL?.(der));
      const found = bytes ? accept(bytes, await statusInList(bytes, { certificate, issuer, now }), certificate) : null;
      if (!found) missing.add(certificate.subject);
      return found;
    },
  };
  return {
    provider,
    isComplete: (signers) => missing.size === 0 && signers.every(({ fingerprint256 }) => seen.has(fingerprint256)),
    throwIfRevoked() {
      if (revoked.length > 0) throw new RevokedCertificate(`a certificate of a signature is revoked: ${revoked[0]}`);
    },
  };
}
