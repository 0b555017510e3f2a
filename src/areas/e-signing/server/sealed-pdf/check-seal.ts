// Whether a seal is ours and good, by the certificates this portal seals or has sealed with.

import { createHash } from 'node:crypto';
import { cmsIn, sealedParts } from '../../sealed-parts.ts';
import { checkCms } from './cms.ts';
import type { Seal } from './seal.ts';

export type SealFound = { isOurs: boolean; isGood: boolean };

export function checkSeal(seal: Seal, cms: Uint8Array, contentHash: Uint8Array): SealFound {
  const checked = checkCms(cms, contentHash);
  if (!checked) return { isOurs: false, isGood: false };
  const ours = [...seal.certificates.slice(0, 1), ...seal.earlier];
  const isOurs = ours.some(({ raw }) => raw.equals(checked.certificate.raw));
  return { isOurs, isGood: isOurs && checked.isGood };
}

/** Of a whole file; null where it has no seal over all of it. */
export function sealOfFile(seal: Seal, file: Uint8Array): SealFound | null {
  const parts = sealedParts(file);
  const cms = parts && cmsIn(parts.seal);
  if (!parts || !cms) return null;
  const hash = createHash('sha256').update(parts.content[0]).update(parts.content[1]).digest();
  return checkSeal(seal, Buffer.from(cms, 'hex'), hash);
}
