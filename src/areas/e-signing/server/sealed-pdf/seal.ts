// Who seals: a certificate, and a signature by its key. The key may be here or in a box of the operator's own.

import type { KeyObject, X509Certificate } from 'node:crypto';

export const demoCertificateName = 'Abonat demo seal, not for production';

export type Seal = {
  /** The one that seals, then those that vouch for it. */
  certificates: readonly X509Certificate[];
  /** Certificates that sealed before this one: what they sealed is still ours. */
  earlier: readonly X509Certificate[];
  key: KeyObject;
};
