// The certificate and the key that seal documents.

import type { X509Certificate } from 'node:crypto';
import type { SealingKey } from '../sealing-key/sealing-key.ts';

export const demoCertificateName = 'Abonat demo seal, not for production';

export type CertifiedKey = {
  /** The sealing certificate, then its chain. */
  certificates: readonly X509Certificate[];
  key: SealingKey;
};

export type Seal = CertifiedKey & {
  /** Other sealing certificates, earlier and later: files sealed by them are ours, too. */
  others: readonly X509Certificate[];
};

/** What the settings state: the key in use, and the one that replaces it on a day. */
export type SealSettings = {
  current: CertifiedKey;
  next: (CertifiedKey & { from: string }) | undefined;
  earlier: readonly X509Certificate[];
};
