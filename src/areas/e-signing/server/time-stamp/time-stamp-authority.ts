// The port of the time-stamp authority: a third party confirms when a file existed.

import type { RevocationProvider } from '@libpdf/core';

export type TimeStampAuthority = {
  /** A token for this SHA-256 hash, verified. Throws StampUnavailable. */
  stamp(hash: Uint8Array): Promise<Uint8Array>;
  /** Where the revocation data of certificates comes from. */
  revocation: RevocationProvider;
};

/** No authority returned a valid time stamp. A later attempt may succeed. */
export class StampUnavailable extends Error {
  override readonly name = 'StampUnavailable';
}
