// Tells anybody whether a file was sealed here and is whole, by its hashes and its seal alone.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hit } from '#platform/server/rate-limit.ts';
import { sealVerdict } from '../rules.ts';
import type { SealSource } from './sealed-pdf/open-seal.ts';
import { findSealedHash } from './document-store.ts';

type FileClaims = { file_hash: string; seal: { content_hash: string; cms: string } | null };

const checksPerAddress = { name: 'seal-checks-per-address', limit: 120, windowSeconds: 3600 };

export async function checkFile(platform: Platform, openSeal: SealSource, file: FileClaims, remoteAddress: string) {
  const now = platform.clock.now();
  const within = await hit(platform.tries, { ...checksPerAddress, subject: remoteAddress, now });
  if (!within.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: within.retryAfterSeconds });
  const sealedAt = await findSealedHash(platform.db, Buffer.from(file.file_hash, 'hex'));
  const { checkSeal } = await import('./sealed-pdf/check-seal.ts');
  const seal =
    file.seal &&
    checkSeal(await openSeal(), Buffer.from(file.seal.cms, 'hex'), Buffer.from(file.seal.content_hash, 'hex'));
  const verdict = sealVerdict({ isKnown: sealedAt !== null, seal });
  return ok({ verdict, sealed_at: verdict === 'whole' && sealedAt ? sealedAt.toISOString() : null });
}
