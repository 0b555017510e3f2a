// Withdraws from a purchase: saves the statement, sends the receipt and starts the end, all in one transaction. The
// withdrawal counts from this moment, also if the purchase is still being set up.

import { randomUUID } from 'node:crypto';
import { sofiaDay } from '#platform/clock.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import type { PurchaseKey } from '#platform/server/purchases/purchase-store.ts';
import { refusalOfWithdrawal, type WithdrawalRefusal } from '../rules.ts';
import { carryOutJob } from './jobs.ts';
import { withdrawableOf } from './present.ts';
import { kindOf, reckonWithdrawal } from './reckon-withdrawal.ts';
import { mailReceipt } from './withdrawal-receipt.ts';
import { lockPurchase, purchaseRow, type OwnedPurchase } from './store.ts';
import { saveWithdrawal } from './withdrawal-store.ts';

type WithdrawalCode = 'EC_Withdrawal_Over' | 'EC_Already_Withdrawn' | 'EC_Not_Withdrawable' | 'EC_User_Not_Authoried';

type Statement = PurchaseKey & { accountId: number | null; name: string; email: string; language: Language };

export async function withdraw(
  { clock }: Platform,
  kinds: readonly PurchaseKind[],
  tx: Tx,
  statement: Statement,
): Promise<OwnedPurchase | Refusal<WithdrawalCode>> {
  const now = clock.now();
  const purchase = await lockWithdrawable(tx, statement, sofiaDay(now));
  if (isRefusal(purchase)) return purchase;
  const kind = kindOf(kinds, purchase);
  await kind.lock?.(tx, purchaseRow(purchase));
  const { reckoned } = await reckonWithdrawal(tx, kinds, purchase, sofiaDay(now));
  await kind.reserve?.(tx, purchaseRow(purchase), reckoned.refundCents, now);
  const withdrawalId = randomUUID();
  await saveWithdrawal(tx, { ...statement, ...reckoned, withdrawalId, refundTo: purchase.paid_from, now });
  const { customerId, purchaseId, accountId } = statement;
  await enqueue(tx, carryOutJob, { customerId, purchaseId });
  await recordAudit(tx, {
    customerId,
    accountId,
    action: 'contract.withdraw',
    subject: purchase.service_id ?? purchase.subject,
    facts: { reference: withdrawalId, code: purchase.subject, cents: reckoned.refundCents },
    happenedAt: now,
  });
  const withdrawn = (await lockPurchase(tx, statement))!;
  await mailReceipt(tx, withdrawn, now);
  return withdrawn;
}

const codes: Record<WithdrawalRefusal, WithdrawalCode> = {
  over: 'EC_Withdrawal_Over',
  withdrawn: 'EC_Already_Withdrawn',
  failed: 'EC_Not_Withdrawable',
  business: 'EC_Not_Withdrawable',
};

async function lockWithdrawable(
  tx: Tx,
  key: PurchaseKey,
  today: string,
): Promise<OwnedPurchase | Refusal<WithdrawalCode>> {
  const purchase = await lockPurchase(tx, key);
  if (!purchase) return refuse('EC_User_Not_Authoried');
  const refusal = refusalOfWithdrawal(withdrawableOf(purchase), today);
  return refusal ? refuse(codes[refusal]) : purchase;
}
