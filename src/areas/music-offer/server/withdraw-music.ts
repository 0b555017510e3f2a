// The end of the music subscription by withdrawal: the platform is told first, then the subscription ends today.

import { randomUUID } from 'node:crypto';
import { daysBetween, sofiaDay } from '#platform/clock.ts';
import { languages, type ByLanguage, type Language } from '#platform/languages.ts';
import { inTransaction, type Queryable, type Tx } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import type { NumberProof } from '#platform/server/number-proof/store.ts';
import type { Platform } from '#platform/server/platform.ts';
import { unused, type PurchaseKind } from '#platform/server/purchases/purchase-kind.ts';
import { recordPurchase, type PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import { musicMessages } from '../messages.ts';
import { freePeriodEnd, musicSource } from '../rules.ts';
import type { MusicPlatform } from './music-platform/music-platform.ts';
import { claimOrder, removeOrder } from './orders.ts';
import { findOffer, findSubscription, stopSubscription, type Offer } from './store.ts';
import { clearTrialAttention } from './trial-attention.ts';

const subject = 'music';

export function musicPurchases(platform: Platform, music: MusicPlatform): PurchaseKind {
  return {
    kind: 'music',
    provedFor: musicSource,
    async readUse(db, purchase) {
      const found = await findSubscription(db, serviceOf(purchase));
      return {
        ...unused,
        isActive: true,
        usedFrom: sofiaDay(purchase.concluded_at),
        usedTo: found?.deactivates_on ?? null,
      };
    },
    end: (purchase) => endMusic(platform, music, purchase),
    async findOffer(_number, _subject, language) {
      const offer = await findOffer(platform.db);
      if (!offer) return null;
      const name = (await textReader(platform.db, musicMessages, language))('part.name');
      const today = sofiaDay(platform.clock.now());
      // Every subscriber gets at least these days, some get more.
      const freeDays = daysBetween(today, freePeriodEnd('', today));
      return { name, priceCents: offer.price_cents, per: 'month', freeDays, validDays: null };
    },
  };
}

/** In the transaction that starts the subscription. */
export async function recordMusicPurchase(
  tx: Tx,
  number: NumberProof,
  { price_cents }: Offer,
  freeUntil: string,
  now: Date,
): Promise<void> {
  await recordPurchase(tx, {
    customerId: number.customerId,
    serviceId: number.serviceId,
    purchaseId: randomUUID(),
    accountId: null,
    kind: 'music',
    subject,
    name: await nameInAll(tx),
    priceCents: price_cents,
    per: 'month',
    freeUntil: freeUntil >= sofiaDay(now) ? freeUntil : null,
    paidFrom: 'bill',
    paidCents: 0,
    now,
  });
}

async function nameInAll(db: Queryable): Promise<ByLanguage<string>> {
  const names: [Language, string][] = [];
  for (const language of languages) {
    names.push([language, (await textReader(db, musicMessages, language))('part.name')]);
  }
  return Object.fromEntries(names) as ByLanguage<string>;
}

/** Throws PartnerUnavailable when the platform does not answer; the next run tells it again. */
async function endMusic({ db, clock }: Platform, music: MusicPlatform, purchase: PurchaseRow): Promise<'ended'> {
  const number = serviceOf(purchase);
  const today = sofiaDay(clock.now());
  const subscription = await findSubscription(db, number);
  const isOver = subscription?.status !== 'Active' && (subscription?.deactivates_on ?? today) <= today;
  if (isOver) return 'ended';
  const reference = await inTransaction(db, (tx) => claimOrder(tx, number, false, clock.now()));
  await music.setSubscription({ reference, serviceId: number.serviceId, isActive: false, lastDay: today });
  await inTransaction(db, async (tx) => {
    await stopSubscription(tx, number, today);
    await clearTrialAttention(tx, number);
    await removeOrder(tx, number, reference);
  });
  return 'ended';
}

const serviceOf = ({ customer_id: customerId, service_id: serviceId }: PurchaseRow) => ({
  customerId,
  serviceId: serviceId!,
});
