// Tops up a number by a voucher. The code is never stored: after a lost answer the system is asked about the top-up.

import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import { pauseSeconds } from '#platform/server/card-payments/payment-timing.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import type { BalanceSource } from './balance-source/balance-source.ts';
import { settleAndRefresh } from './credit-top-up.ts';
import { creditTopUpJob } from './jobs.ts';
import { topUpsPerHour } from './start-top-up.ts';
import { findPrepaidNumber, saveTopUp, type TopUpKey } from './top-up-store.ts';
import { claimAttempt, findLock } from './voucher-store.ts';

type VoucherRefusal = 'EC_Number_Not_Prepaid' | 'EC_Voucher_Locked' | 'EC_Too_Many_Requests';

/** Saves the attempt before the system is asked. */
export async function startVoucher(
  { clock, countersDb }: Platform,
  tx: Tx,
  { accountId, msisdn }: { accountId: number; msisdn: string },
): Promise<TopUpKey | Refusal<VoucherRefusal>> {
  const now = clock.now();
  const verdict = await countAttempt(countersDb, {
    ...topUpsPerHour,
    name: 'vouchers',
    subject: String(accountId),
    now,
  });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  const number = await findPrepaidNumber(tx, msisdn);
  if (!number) return refuse('EC_Number_Not_Prepaid');
  if (!(await claimAttempt(tx, accountId, now))) {
    return refuse('EC_Voucher_Locked', { WaitSeconds: (await findLock(tx, accountId, now)) ?? 1 });
  }
  const key = { ...number, topUpId: randomUUID() };
  await saveTopUp(tx, { ...key, accountId, way: 'voucher', isAutomatic: false, cents: null, state: 'crediting', now });
  await enqueue(tx, creditTopUpJob, key, { runAt: new Date(now.getTime() + pauseSeconds(0) * 1000) });
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId,
    action: 'balance.redeem-voucher',
    subject: number.serviceId,
    facts: { reference: key.topUpId },
    happenedAt: now,
  });
  return key;
}

/** Without an answer the top-up stays open, and its job asks for the outcome. */
export async function redeemVoucher(
  platform: Platform,
  source: BalanceSource,
  { customerId, serviceId, topUpId }: TopUpKey,
  code: string,
): Promise<void> {
  try {
    const outcome = await source.redeem({ topUpId, serviceId, code });
    await settleAndRefresh(platform, source, { customerId, serviceId, topUpId }, outcome);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    platform.log.warn({ err: error }, 'the balance source does not answer');
  }
}
