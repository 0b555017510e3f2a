// The seal settings of an operator: its own certificate and key.

import { selfSignedCertificate } from '#areas/e-signing/server/sealed-pdf/self-signed-certificate.ts';

export function operatorsSeal(name = 'Operator seal'): { SIGNING_CERTIFICATE: string; SIGNING_KEY: string } {
  const { key, certificate } = selfSignedCertificate(name, new Date());
  return { SIGNING_CERTIFICATE: certificate, SIGNING_KEY: key };
}
