// Checks whether a seal is ours and valid, by all sealing certificates of this portal.

import { createHash, type KeyObject } from 'node:crypto';
import { sealedParts, type SignedParts } from '../../sealed-parts.ts';
import { readTimeStamp } from '../time-stamp/time-stamp-token.ts';
import { checkCms } from './cms.ts';
import type { Seal } from './seal.ts';

export type SealResult = { isOurs: boolean; isGood: boolean };

export function checkSeal(seal: Seal, cms: Uint8Array, contentHash: Uint8Array): SealResult {
  const ours = [...seal.certificates.slice(0, 1), ...seal.others];
  const checked = checkCms(cms, contentHash);
  const isGood = checked?.isGood === true && ours.some(({ raw }) => raw.equals(checked.certificate.raw));
  // A changed byte may make the CMS unreadable or damage our certificate.
  const bytes = Buffer.from(cms);
  const isOurs = ours.some(({ raw, publicKey }) => bytes.includes(raw) || bytes.includes(keyBytes(publicKey)));
  return { isOurs, isGood };
}

function keyBytes(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' });
}

/** For a whole file; null if it has no readable seal. */
export function sealOfFile(seal: Seal, file: Uint8Array): SealResult | null {
  const parts = sealedParts(file);
  if (!parts?.cms) return null;
  const found = checkSeal(seal, Buffer.from(parts.cms, 'hex'), contentHashOf(parts));
  const areStampsGood = parts.stamps.every((stamp) => isGoodStamp(stamp.cms, contentHashOf(stamp)));
  return { ...found, isGood: found.isGood && parts.isIntact && areStampsGood };
}

/** Whether this is a valid time stamp of this content. */
export function isGoodStamp(token: string | null, contentHash: Uint8Array): boolean {
  return token !== null && readTimeStamp(Buffer.from(token, 'hex'), contentHash) !== null;
}

export function contentHashOf({ content }: SignedParts): Buffer {
  return createHash('sha256').update(content[0]).update(content[1]).digest();
}
