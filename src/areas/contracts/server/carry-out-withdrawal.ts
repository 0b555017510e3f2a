// Carries out a withdrawal: the area that sold the purchase ends it, then the money returns to where it came from.
// Every step is claimed by its state, so a job that runs twice does nothing twice.

import { inTransaction, type Queryable, type Tx } from '#platform/server/database/database.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { pauseSeconds } from '#platform/server/card-payments/payment-timing.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { returnCredit } from '#platform/server/number-credit.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PurchaseKind, RefundOrder, RefundWay } from '#platform/server/purchases/purchase-kind.ts';
import { isBoughtAgain, type PurchaseKey } from '#platform/server/purchases/purchase-store.ts';
import { isRefundSettled } from '#platform/server/purchases/refund-result-store.ts';
import { carryOutJob, staleWithdrawalsJob } from './jobs.ts';
import { kindOf } from './reckon-withdrawal.ts';
import { findPurchase, lockPurchase, purchaseRow, type OwnedPurchase } from './store.ts';
import { dropAmounts, findStaleWithdrawals, markEnded, moveRefund, saveCheck } from './withdrawal-store.ts';

type Sellers = { kinds: readonly PurchaseKind[]; ways: readonly RefundWay[] };

export function handleWithdrawals(platform: Platform, sellers: Sellers): JobHandler[] {
  const { db, clock } = platform;
  return [
    handleJob(carryOutJob, async (key) => {
      await carryOut(platform, sellers, key);
      await inTransaction(db, async (tx) => {
        const purchase = await findPurchase(tx, key);
        if (purchase && isOpen(purchase))
          await enqueue(tx, carryOutJob, key, { runAt: nextRun(purchase, clock.now()) });
      });
    }),
    handleJob(staleWithdrawalsJob, async () => {
      const stale = await findStaleWithdrawals(db, new Date(clock.now().getTime() - 2 * 3600 * 1000));
      for (const key of stale) await inTransaction(db, (tx) => enqueue(tx, carryOutJob, key));
    }),
  ];
}

async function carryOut(platform: Platform, sellers: Sellers, key: PurchaseKey): Promise<void> {
  const { db, clock } = platform;
  const purchase = await findPurchase(db, key);
  if (!purchase || !isOpen(purchase)) return;
  await saveCheck(db, key, clock.now());
  if (purchase.withdrawal?.state === 'ending' && !(await endPurchase(platform, sellers, purchase))) return;
  await startRefund(platform, sellers, key);
  await settleRefund(platform, sellers, key);
}

/** False while the area or its partner is not done. */
async function endPurchase(platform: Platform, { kinds }: Sellers, purchase: OwnedPurchase): Promise<boolean> {
  const { db, clock, log } = platform;
  const row = purchaseRow(purchase);
  const key = { customerId: row.customer_id, purchaseId: row.purchase_id };
  try {
    const isOver = row.failed_at !== null || (await isBoughtAgain(db, row));
    if (!isOver && (await kindOf(kinds, purchase).end(row)) === 'waiting') return false;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'the end of a withdrawn purchase is not known');
    return false;
  }
  await inTransaction(db, async (tx) => {
    const latest = await lockPurchase(tx, key);
    if (!latest || !(await markEnded(tx, key, clock.now()))) return;
    if (latest.failed_at !== null) await dropAmounts(tx, key);
    await audit(tx, latest, 'contract.withdrawal-ended', clock.now());
  });
  return true;
}

async function startRefund({ db, clock }: Platform, { ways }: Sellers, key: PurchaseKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    const purchase = await lockPurchase(tx, key);
    if (purchase?.withdrawal?.state !== 'ended' || purchase.withdrawal.refund_state !== 'due') return;
    const now = clock.now();
    if (purchase.withdrawal.refund_to === 'bill') {
      // Counts for the limit only: the operator deducts it from a following bill and reports that by a file.
      const service = { customerId: key.customerId, serviceId: serviceOf(purchase) };
      await returnCredit(tx, service, purchase.withdrawal.refund_cents, now);
    } else await wayOf(ways, purchase).start(tx, refundOf(purchase), now);
    await moveRefund(tx, key, 'due', 'sent', now);
  });
}

async function settleRefund({ db, clock }: Platform, { ways }: Sellers, key: PurchaseKey): Promise<void> {
  const purchase = await findPurchase(db, key);
  if (purchase?.withdrawal?.refund_state !== 'sent') return;
  const state = await refundState(db, ways, purchase);
  if (state === 'open') return;
  await inTransaction(db, async (tx) => {
    if (!(await moveRefund(tx, key, 'sent', state, clock.now()))) return;
    if (state === 'done') await audit(tx, purchase, 'contract.refund', clock.now());
  });
}

async function refundState(db: Queryable, ways: readonly RefundWay[], purchase: OwnedPurchase) {
  if (purchase.withdrawal?.refund_to !== 'bill') return wayOf(ways, purchase).state(db, refundOf(purchase));
  const key = { customerId: purchase.customer_id, purchaseId: purchase.purchase_id };
  return (await isRefundSettled(db, key)) ? 'done' : 'open';
}

function wayOf(ways: readonly RefundWay[], { withdrawal }: OwnedPurchase): RefundWay {
  const way = ways.find((each) => each.way === withdrawal?.refund_to);
  if (!way) throw new Error(`no enabled area returns money to a ${withdrawal?.refund_to}`);
  return way;
}

/** Money never returns for a document without a service: its price is unknown. */
function serviceOf({ service_id: serviceId }: OwnedPurchase): string {
  if (serviceId === null) throw new Error('a refund needs the number that was charged');
  return serviceId;
}

function refundOf(purchase: OwnedPurchase): RefundOrder {
  const { customer_id: customerId, purchase_id: purchaseId } = purchase;
  const { withdrawal_id: refundId, account_id: accountId, refund_cents: cents } = purchase.withdrawal!;
  // What is sold without sign-in is paid with the bill.
  if (accountId === null) throw new Error('a refund to a balance or a card needs the account');
  return { customerId, serviceId: serviceOf(purchase), refundId, purchaseId, accountId, cents };
}

function audit(tx: Tx, purchase: OwnedPurchase, action: 'contract.withdrawal-ended' | 'contract.refund', now: Date) {
  const { withdrawal_id: reference, refund_cents: cents, account_id: accountId } = purchase.withdrawal!;
  return recordAudit(tx, {
    customerId: purchase.customer_id,
    accountId,
    action,
    subject: purchase.service_id ?? purchase.subject,
    facts: { reference, code: purchase.subject, ...(action === 'contract.refund' && { cents }) },
    happenedAt: now,
  });
}

function isOpen({ withdrawal }: OwnedPurchase): boolean {
  return withdrawal !== null && (withdrawal.state === 'ending' || ['due', 'sent'].includes(withdrawal.refund_state));
}

function nextRun({ withdrawal }: OwnedPurchase, now: Date): Date {
  const age = (now.getTime() - new Date(withdrawal!.submitted_at).getTime()) / 1000;
  return new Date(now.getTime() + pauseSeconds(age) * 1000);
}
