// Whether a certificate is trusted: itself, or through the certificates that issued it.

import type { X509Certificate } from 'node:crypto';

const longestChain = 5;

/** `known` are the certificates that may stand between it and a trusted one. */
export function isTrustedBy(
  trusted: readonly X509Certificate[],
  certificate: X509Certificate,
  known: readonly X509Certificate[],
): boolean {
  let current: X509Certificate | undefined = certificate;
  for (let step = 0; step < longestChain && current; step += 1) {
    const child: X509Certificate = current;
    if (trusted.some((each) => each.raw.equals(child.raw) || isIssuedBy(child, each))) return true;
    current = known.find((each) => !each.raw.equals(child.raw) && isIssuedBy(child, each));
  }
  return false;
}

export function isIssuedBy(child: X509Certificate, issuer: X509Certificate): boolean {
  return child.checkIssued(issuer) && child.verify(issuer.publicKey);
}

export function isValidAt({ validFromDate, validToDate }: X509Certificate, moment: Date): boolean {
  return validFromDate <= moment && moment <= validToDate;
}
