// The demo payment page: it accepts the portal's form, and the test card decides the result.

import { addDays, lastDayOfMonth, sofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { webBase } from '#platform/web-base.ts';
import type { TestCard } from '#platform/payment-cards.ts';
import { findPayment, isFromPortal, signedAnswer } from './embedded-gateway.ts';
import type { PaymentPageForm } from './payment-gateway.ts';

type Fields = Readonly<Record<string, string>>;

/** Returns the next address; a form without the portal's signature is refused. */
export async function openPage(platform: Platform, form: Fields): Promise<string | Refusal<'EC_Invalid_Request'>> {
  const { TransactionId = '', Amount = '', Currency = '', ReturnUrl = '', BackUrl = '', Language = 'bg' } = form;
  if (!isFromPortal(platform, form)) return refuse('EC_Invalid_Request', { Field: 'body/Signature' });
  await platform.db
    .insertInto('embedded_payment')
    .values({
      transaction_id: TransactionId,
      amount: Amount,
      currency: Currency,
      return_url: ReturnUrl,
      back_url: BackUrl,
      language: Language,
      state: 'open',
      created_at: platform.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `${webBase}/dev/payment/${TransactionId}`;
}

type CardFacts = { type: 'VISA' | 'other'; name: string; lifeDays: number };

const approved: Record<Exclude<TestCard, 'poor'>, CardFacts> = {
  visa: { type: 'VISA', name: '•••• 4242', lifeDays: 1000 },
  mastercard: { type: 'other', name: '•••• 5454', lifeDays: 700 },
  secured: { type: 'VISA', name: '•••• 3220', lifeDays: 900 },
  silent: { type: 'other', name: '•••• 0119', lifeDays: 800 },
};

/**
 * The form that the page posts back, or null if it stays silent: the bank has decided, but the browser does not report
 * it.
 */
export async function payByTestCard(
  platform: Platform,
  transactionId: string,
  card: TestCard | 'none',
): Promise<PaymentPageForm | null | Refusal<'EC_Not_Found'>> {
  await decide(platform, transactionId, card);
  const payment = await findPayment(platform, transactionId);
  if (!payment) return refuse('EC_Not_Found');
  return card === 'silent' ? null : { url: payment.return_url, fields: signedAnswer(platform, payment) };
}

/** The first decision counts; repeats change nothing. */
async function decide(platform: Platform, transactionId: string, card: TestCard | 'none'): Promise<void> {
  const decided = platform.db
    .updateTable('embedded_payment')
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'open');
  if (card === 'poor' || card === 'none') {
    await decided.set({ state: card === 'poor' ? 'refused' : 'cancelled' }).execute();
    return;
  }
  const { type, name, lifeDays } = approved[card];
  const card_expires_on = lastDayOfMonth(addDays(sofiaDay(platform.clock.now()), lifeDays));
  await decided.set({ state: 'approved', card_type: type, card_name: name, card_expires_on }).execute();
}
