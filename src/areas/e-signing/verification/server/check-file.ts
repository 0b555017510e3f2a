// Checks whether a file was sealed here and is unchanged, by its hashes and its seal alone.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import type { SealClaims } from '../contract.ts';
import { sealVerdict } from '../rules.ts';
import type { SealSource } from '../../server/sealed-pdf/open-seal.ts';
import { findSealedFile, isContentSealed } from '../../server/sealed-file-store.ts';
import { presentCheck } from './present.ts';

const checksPerAddress = { name: 'seal-checks-per-address', limit: 120, windowSeconds: 3600 };

export async function checkFile(platform: Platform, openSeal: SealSource, file: SealClaims, remoteAddress: string) {
  const now = platform.clock.now();
  const within = await countAttempt(platform.countersDb, { ...checksPerAddress, subject: remoteAddress, now });
  if (!within.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: within.retryAfterSeconds });
  const known = await findSealedFile(platform.db, Buffer.from(file.file_hash, 'hex'));
  const contentHash = file.seal && Buffer.from(file.seal.content_hash, 'hex');
  const isContentKnown = contentHash !== null && (await isContentSealed(platform.db, contentHash));
  const seal = file.seal && (await findSeal(openSeal, file.seal));
  const verdict = sealVerdict({ isKnown: known !== null, isContentKnown, seal });
  return ok(presentCheck(verdict, known));
}

async function findSeal(openSeal: SealSource, claims: NonNullable<SealClaims['seal']>) {
  const { checkSeal, isGoodStamp } = await import('../../server/sealed-pdf/check-seal.ts');
  const cms = Buffer.from(claims.cms ?? '', 'hex');
  const found = checkSeal(await openSeal(), cms, Buffer.from(claims.content_hash, 'hex'));
  const stamps = claims.stamps ?? [];
  const areStampsGood = stamps.every((stamp) => isGoodStamp(stamp.cms, Buffer.from(stamp.content_hash, 'hex')));
  return { ...found, isGood: found.isGood && claims.is_intact && areStampsGood };
}
