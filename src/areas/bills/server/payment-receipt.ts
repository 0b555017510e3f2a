// The receipt of a payment by card.

import { shownMoment } from '#platform/clock.ts';
import type { Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import type { PaymentId } from '#platform/server/card-payments/card-payment.ts';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import type { Platform } from '#platform/server/platform.ts';
import { billMessages } from '../messages.ts';
import { findCardPayment } from './payment-store.ts';

/** Null unless the amount was paid. */
export async function paymentReceipt({ db }: Platform, id: PaymentId, language: Language): Promise<Buffer | null> {
  const payment = await findCardPayment(db, id);
  if (payment?.state !== 'paid') return null;
  const t = await textReader(db, billMessages, language);
  const shown = (cents: number) =>
    priceOf(cents)
      .map((price) => shownPrice(price, language))
      .join(' / ');
  const paidAt = new Date(payment.settled_at ?? payment.created_at);
  const pdf = await openTaggedPdf({ title: t('document.receipt.title'), createdAt: paidAt });
  pdf.heading(t('document.receipt.title'));
  pdf.paragraph(t('document.receipt.text'));
  pdf.facts([
    { name: t('document.receipt.payment'), fact: payment.payment_id },
    { name: t('document.receipt.paid'), fact: shownMoment(paidAt) },
    ...(payment.card_name ? [{ name: t('document.receipt.card'), fact: payment.card_name }] : []),
    { name: t('document.receipt.amount'), fact: shown(payment.amount_cents) },
  ]);
  pdf.subheading(t('document.receipt.bills'));
  pdf.amounts(
    payment.bills.map(({ number, cents }) => ({ text: t('document.bill.title', { number }), amount: shown(cents) })),
  );
  return pdf.end();
}
