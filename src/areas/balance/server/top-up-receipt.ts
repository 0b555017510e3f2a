// The receipt of a top-up by card.

import { shownMoment } from '#platform/clock.ts';
import type { Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { shownNumber } from '#platform/msisdn.ts';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import type { Platform } from '#platform/server/platform.ts';
import { balanceMessages } from '../messages.ts';
import { hasReceipt } from './present.ts';
import { findTopUp } from './top-up-store.ts';

/** Null unless the bank took the money and it was not returned. */
export async function topUpReceipt(
  { db }: Platform,
  { accountId, topUpId }: { accountId: number; topUpId: string },
  language: Language,
): Promise<Buffer | null> {
  const topUp = await findTopUp(db, accountId, topUpId);
  if (!topUp || !hasReceipt(topUp)) return null;
  const t = await textReader(db, balanceMessages, language);
  const amount = priceOf(topUp.amount_cents ?? 0).map((price) => shownPrice(price, language));
  const paidAt = new Date(topUp.paid_at ?? topUp.created_at);
  const pdf = await openTaggedPdf({ title: t('document.receipt.title'), createdAt: paidAt });
  pdf.heading(t('document.receipt.title'));
  pdf.paragraph(t('document.receipt.text'));
  pdf.facts([
    { name: t('document.receipt.top_up'), fact: topUp.top_up_id },
    { name: t('document.receipt.number'), fact: shownNumber(topUp.service_id) },
    { name: t('document.receipt.paid'), fact: shownMoment(paidAt) },
    ...(topUp.card_name ? [{ name: t('document.receipt.card'), fact: topUp.card_name }] : []),
    { name: t('document.receipt.amount'), fact: amount.join(' / ') },
  ]);
  return pdf.end();
}
