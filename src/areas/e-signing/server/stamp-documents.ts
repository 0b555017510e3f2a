// Adds time stamps to sealed documents in the background, and renews them before their certificates expire.

import { createHash } from 'node:crypto';
import { inTransaction } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sealedParts } from '../sealed-parts.ts';
import type { SealLevel } from '../verification/rules.ts';
import type { DocumentKey } from './document-store.ts';
import {
  findDueFile,
  findDueStamps,
  findSealedFile,
  replaceSealedFile,
  saveSealedHash,
  type KnownFile,
} from './sealed-file-store.ts';
import { stampJob } from './stamp-job.ts';
import type { AuthoritySource } from './time-stamp/open-authority.ts';

const dayMs = 86_400_000;
const renewBeforeMs = 365 * dayMs;
/** Revocation data that was missing is looked for again. */
const retryIncompleteMs = 30 * dayMs;
/** A renewal that would lose the level is tried daily, and made in any case when so little time remains. */
const retryRenewalMs = dayMs;
const lastChanceMs = 30 * dayMs;
/** So many a night: the renewal of old files must not delay the time stamps of new ones. */
const mostPerSearch = 5_000;
/** One file takes a twentieth of it, so that users do not notice the renewal. */
export const renewalPauseMs = 2_000;

const searchJob = defineJob<Record<string, never>>('find-due-time-stamps', { expireInSeconds: 600 });
export const nightlyStamps: RecurringJob = { job: searchJob, cron: '40 2 * * *' };

export function handleStamps(platform: Platform, openAuthority: AuthoritySource): JobHandler[] {
  return [
    handleJob(searchJob, () => enqueueDueStamps(platform, openAuthority)),
    handleJob(stampJob, (key) => stampDocument(platform, openAuthority, key)),
  ];
}

export async function enqueueDueStamps(platform: Platform, openAuthority: AuthoritySource): Promise<void> {
  if (!(await openAuthority())) return;
  const now = platform.clock.now();
  const due = await findDueStamps(platform.db, now, mostPerSearch);
  await inTransaction(platform.db, async (tx) => {
    for (const [index, key] of due.entries()) {
      await enqueue(tx, stampJob, key, { runAt: new Date(now.getTime() + index * renewalPauseMs) });
    }
  });
  platform.log.info({ due: due.length }, 'time stamps of sealed documents are due');
}

/** Idempotent: the file is replaced only if it is still the one that was read. */
export async function stampDocument(
  platform: Platform,
  openAuthority: AuthoritySource,
  key: DocumentKey,
): Promise<void> {
  const authority = await openAuthority();
  const now = platform.clock.now();
  const file = authority && (await findDueFile(platform.db, key, now));
  if (!file) return;
  // The PDF libraries are large and rarely needed, so they are loaded on first use.
  const { strengthenSeal } = await import('./sealed-pdf/strengthen-seal.ts');
  const { contentHashOf } = await import('./sealed-pdf/check-seal.ts');
  const before = await findSealedFile(platform.db, file.sha256);
  const strengthened = await strengthenSeal(file.bytes, authority, { now, before: before?.level ?? 'B-B' });
  if (before && isNoGain(before, strengthened, now)) {
    const dueAt = new Date(now.getTime() + (before.level === 'B-LTA' ? retryRenewalMs : retryIncompleteMs));
    await inTransaction(platform.db, (tx) => replaceSealedFile(tx, key, file.sha256, { ...file, dueAt }));
    return;
  }
  const { bytes, level, verifiableUntil } = strengthened;
  const sha256 = createHash('sha256').update(bytes).digest();
  const contentSha256 = contentHashOf(sealedParts(bytes)!);
  const dueAt = nextStamp(now, { level, verifiableUntil });
  await inTransaction(platform.db, async (tx) => {
    if (!(await replaceSealedFile(tx, key, file.sha256, { bytes, sha256, dueAt }))) return;
    const sealedAt = (await findSealedFile(tx, file.sha256))?.sealed_at ?? now;
    await saveSealedHash(tx, { sha256, contentSha256, sealedAt, level, verifiableUntil });
  });
}

/** A file that stays incomplete would only grow: it gets another time stamp when the last one is due for renewal. */
function isNoGain(before: KnownFile, { level }: { level: SealLevel }, now: Date): boolean {
  const { level: reached, verifiable_until: until } = before;
  if (level === 'B-LTA' || reached === 'B-B' || until === null) return false;
  return until.getTime() - now.getTime() > (reached === 'B-LTA' ? lastChanceMs : renewBeforeMs);
}

/** A year before the last certificate expires; after half of its remaining time if it is shorter. */
export function nextStamp(now: Date, { level, verifiableUntil }: { level: SealLevel; verifiableUntil: Date }): Date {
  const remainingMs = verifiableUntil.getTime() - now.getTime();
  const renewMs = Math.max(remainingMs - renewBeforeMs, remainingMs / 2, dayMs);
  return new Date(now.getTime() + (level === 'B-LTA' ? renewMs : Math.min(renewMs, retryIncompleteMs)));
}
