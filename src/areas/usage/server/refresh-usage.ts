// Asks the usage source about a number, at most once a minute for all processes. The source is called without locks.

import { lockService } from '#platform/server/customer-holdings.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { checkUsage, recordReached } from './check-usage.ts';
import { claimQuestion, isKept, saveReport, saveSourceAway } from './refresh-store.ts';
import type { UsageSource } from './usage-source/usage-source.ts';
import type { UsageNumber } from './usage-store.ts';

/** Whether the source was asked. The first figures of a number are asked for by every caller, because none has any. */
export async function refreshUsage(
  { db, clock }: Platform,
  source: UsageSource,
  service: ServiceKey,
  stored: Pick<UsageNumber, 'known_since' | 'asked_at'>,
): Promise<boolean> {
  if (stored.known_since !== null && isKept(stored.asked_at, clock.now())) return false;
  const isClaimed = await claimQuestion(db, service, clock.now());
  if (!isClaimed && stored.known_since !== null) return false;
  const report = await source.report(service).catch((error: unknown) => {
    if (isUnavailable(error)) return 'away' as const;
    throw error;
  });
  if (report === 'away') {
    await saveSourceAway(db, service);
    return true;
  }
  await inTransaction(db, async (tx) => {
    await lockService(tx, service);
    const now = clock.now();
    const isFirst = await saveReport(tx, service, report, now);
    await (isFirst ? recordReached(tx, service, now) : checkUsage(tx, service, now));
  });
  return true;
}
