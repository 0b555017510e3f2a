// The settings of a seal as an operator would have them: a certificate of its own and its key.

import { selfSignedCertificate } from '#areas/e-signing/server/sealed-pdf/self-signed-certificate.ts';

export function operatorsSeal(name = 'Operator seal'): { SIGNING_CERTIFICATE: string; SIGNING_KEY: string } {
  const { key, certificate } = selfSignedCertificate(name, new Date());
  return { SIGNING_CERTIFICATE: certificate, SIGNING_KEY: key };
}
