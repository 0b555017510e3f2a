// Credits a top-up in the operator's system: claim, call, settle; no transaction is open during the call. After a lost
// answer the system is asked first, so that nothing is credited twice.

import { inTransaction } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import { pauseSeconds } from '#platform/server/card-payments/payment-timing.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BalanceSource, TopUpOutcome } from './balance-source/balance-source.ts';
import { creditTopUpJob, staleTopUpsJob } from './jobs.ts';
import { refreshBalance } from './refresh-balance.ts';
import { settleTopUp } from './settle-top-up.ts';
import { claimCredit, findStaleTopUps, lockTopUp, markOrdered, type TopUpKey, type TopUpRow } from './top-up-store.ts';

/** Only one of several requests asks; longer than an answer may take, so that no order is sent twice at once. */
const askPauseSeconds = 10;

/** A voucher that the system does not have after this long was never received: the code was not used. */
const notReceivedSeconds = 60;

export async function creditTopUp(platform: Platform, source: BalanceSource, key: TopUpKey): Promise<void> {
  const { db, clock, log } = platform;
  const topUp = await claimCredit(db, key, clock.now(), askPauseSeconds);
  if (!topUp) return;
  try {
    const outcome = await order(platform, source, key, topUp);
    if (!outcome) return;
    await settleAndRefresh(platform, source, key, outcome);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'the balance source does not answer');
  }
}

/** Null while nothing is known. */
async function order(
  { db, clock }: Platform,
  source: BalanceSource,
  key: TopUpKey,
  topUp: TopUpRow,
): Promise<TopUpOutcome | { outcome: 'not-received' } | null> {
  const { top_up_id: topUpId, service_id: serviceId, amount_cents: cents, is_automatic: isAutomatic } = topUp;
  const isVoucher = topUp.way === 'voucher';
  const known = isVoucher || topUp.asked_at !== null ? await source.outcomeOf({ topUpId, serviceId }) : null;
  if (known) return known.outcome === 'pending' ? null : known;
  const now = clock.now();
  if (isVoucher) return ageSeconds(topUp, now) >= notReceivedSeconds ? { outcome: 'not-received' } : null;
  await markOrdered(db, key, now);
  const credited = await source.credit({ topUpId, serviceId, cents: cents ?? 0, isAutomatic });
  return credited.outcome === 'pending' ? null : credited;
}

/** The new balance is read at once, so that a purchase can use it. */
export async function settleAndRefresh(
  platform: Platform,
  source: BalanceSource,
  key: TopUpKey,
  outcome: TopUpOutcome | { outcome: 'not-received' },
): Promise<void> {
  await inTransaction(platform.db, (tx) => settleTopUp(tx, key, outcome, platform.clock.now()));
  if (outcome.outcome === 'credited') await refreshBalance(platform, source, key, { isForced: true });
}

export function handleCreditTopUp(platform: Platform, source: BalanceSource | null): JobHandler[] {
  const { db, clock } = platform;
  return [
    // Without a balance source the operator takes top-ups by event or list, and imports the result.
    handleJob(creditTopUpJob, async (key) => {
      if (!source) return;
      await creditTopUp(platform, source, key);
      await inTransaction(db, async (tx) => {
        const topUp = await lockTopUp(tx, key);
        if (topUp?.state !== 'crediting') return;
        const pause = pauseSeconds(ageSeconds(topUp, clock.now()));
        await enqueue(tx, creditTopUpJob, key, { runAt: new Date(clock.now().getTime() + pause * 1000) });
      });
    }),
    handleJob(staleTopUpsJob, async () => {
      const stale = await findStaleTopUps(db, new Date(clock.now().getTime() - 2 * 3600 * 1000));
      for (const key of stale) await inTransaction(db, (tx) => enqueue(tx, creditTopUpJob, key));
    }),
  ];
}

const ageSeconds = ({ created_at }: TopUpRow, now: Date) => (now.getTime() - created_at.getTime()) / 1000;
