// The certificate and the key that seal documents.

import type { KeyObject, X509Certificate } from 'node:crypto';

export const demoCertificateName = 'Abonat demo seal, not for production';

export type Seal = {
  /** The sealing certificate, then its chain. */
  certificates: readonly X509Certificate[];
  /** Earlier sealing certificates: files sealed by them are still ours. */
  earlier: readonly X509Certificate[];
  key: KeyObject;
};
