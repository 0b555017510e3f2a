// A top-up by card is a purchase at a distance. A withdrawal returns its unspent part: the money is reserved at once,
// taken from the balance, and then returned to the card.

import { languages, type ByLanguage, type Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { inTransaction, type Queryable, type Tx } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { confirmPurchase, findAvailableCents, lockBalance, takeBalance } from '#platform/server/number-balance.ts';
import type { Platform } from '#platform/server/platform.ts';
import { unused, type PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import { recordPurchase, type PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import { isRefundSettled } from '#platform/server/purchases/refund-result-store.ts';
import { balanceMessages } from '../messages.ts';
import { topUpProblem, type TopUpLimits } from '../rules.ts';
import type { BalanceSource } from './balance-source/balance-source.ts';
import { isOwner, type TopUpRow } from './top-up-store.ts';
import { saveProgress } from './automatic-store.ts';
import { findReserved, isOfRunningAutomatic } from './reserved-refund-store.ts';

const prefix = 'top-up-';

/** Null if the purchase is no top-up of the portal. */
export function topUpIdOf(purchaseId: string): string | null {
  return purchaseId.startsWith(prefix) ? purchaseId.slice(prefix.length) : null;
}

/** Only the owner of a number decides about its balance, so a top-up by somebody else cannot be withdrawn from. */
export async function recordTopUpPurchase(tx: Tx, topUp: TopUpRow, cents: number, now: Date): Promise<void> {
  if (!(await isOwner(tx, topUp.account_id, topUp))) return;
  await recordPurchase(tx, {
    customerId: topUp.customer_id,
    purchaseId: `${prefix}${topUp.top_up_id}`,
    serviceId: topUp.service_id,
    accountId: topUp.account_id,
    kind: 'top-up',
    subject: topUp.top_up_id,
    name: await inAll((language) => nameIn(tx, cents, language)),
    priceCents: cents,
    per: 'once',
    paidFrom: 'card',
    paidCents: cents,
    now,
  });
}

async function inAll(read: (language: Language) => Promise<string>): Promise<ByLanguage<string>> {
  const names: [Language, string][] = [];
  for (const language of languages) names.push([language, await read(language)]);
  return Object.fromEntries(names) as ByLanguage<string>;
}

async function automaticNameIn(db: Queryable, language: Language): Promise<string> {
  return (await textReader(db, balanceMessages, language))('part.automatic');
}

async function nameIn(db: Queryable, cents: number, language: Language): Promise<string> {
  const amount = shownPrice(priceOf(cents)[0]!, language);
  return (await textReader(db, balanceMessages, language))('part.top_up_bought', { amount });
}

export function topUpPurchases(platform: Platform, source: BalanceSource | null, limits: TopUpLimits): PurchaseKind {
  return {
    kind: 'top-up',
    async readUse(db, purchase) {
      const available = await findAvailableCents(db, serviceOf(purchase));
      const price = purchase.price_cents ?? 0;
      // An unknown balance is taken as unspent: the operator's system refuses what it does not have.
      const left = available === null ? price : Math.min(price, Math.max(0, available));
      const isAutomatic = await isOfRunningAutomatic(db, serviceOf(purchase), purchase.subject);
      const alsoEnds = isAutomatic ? [await inAll((language) => automaticNameIn(db, language))] : [];
      return { ...unused, isActive: true, spentCents: price - left, alsoEnds };
    },
    lock: (tx, purchase) => lockBalance(tx, serviceOf(purchase)),
    async reserve(tx, purchase, cents, now) {
      const name = { bg: purchase.name_bg, en: purchase.name_en };
      const refund = { purchaseId: deductionIdOf(purchase), kind: 'refund', name, cents } as const;
      const refused = await takeBalance(tx, serviceOf(purchase), [refund], now);
      if (refused) throw new Error('the locked balance does not cover the refund');
      // Else the lower balance would charge the card again.
      const isAutomatic = await isOfRunningAutomatic(tx, serviceOf(purchase), purchase.subject);
      const stopped = { stopped_at: now, stop_reason: 'withdrawal', charge_after: null } as const;
      if (isAutomatic) await saveProgress(tx, serviceOf(purchase), stopped);
    },
    end: (purchase) => takeFromBalance(platform, source, purchase),
    async findOffer(_number, subject, language) {
      const cents = /^\d{1,7}$/.test(subject) ? Number(subject) : 0;
      if (topUpProblem(cents, limits) !== null) return null;
      const name = await nameIn(platform.db, cents, language);
      return { name, priceCents: cents, per: 'once', freeDays: null, validDays: null };
    },
  };
}

/** Without a balance source the operator takes the money and reports it by a file; nothing returns before that. */
async function takeFromBalance(
  { db, clock }: Platform,
  source: BalanceSource | null,
  purchase: PurchaseRow,
): Promise<'ended' | 'waiting'> {
  const service = serviceOf(purchase);
  const deductionId = deductionIdOf(purchase);
  const cents = await findReserved(db, service, deductionId);
  if (cents === null) return 'ended';
  const outcome = source
    ? await source.deduct({ deductionId, serviceId: service.serviceId, cents })
    : await reportedOutcome(db, purchase);
  if (outcome === 'pending') return 'waiting';
  // The failed job is visible to the operator.
  if (outcome === 'refused') throw new Error('the balance system refused to take the money of a refund');
  await inTransaction(db, (tx) => confirmPurchase(tx, service, deductionId, clock.now()));
  return 'ended';
}

async function reportedOutcome(db: Queryable, { customer_id: customerId, purchase_id: purchaseId }: PurchaseRow) {
  return (await isRefundSettled(db, { customerId, purchaseId })) ? 'deducted' : 'pending';
}

const deductionIdOf = ({ purchase_id }: PurchaseRow) => `withdrawal-${purchase_id}`;

const serviceOf = ({ customer_id: customerId, service_id: serviceId }: PurchaseRow) => ({
  customerId,
  serviceId: serviceId!,
});
