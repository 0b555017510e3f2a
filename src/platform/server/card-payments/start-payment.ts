// Starts a payment in the transaction that reserves what it pays. The bank is called later, never inside it.

import { randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '../database/database.ts';
import { enqueue } from '../jobs/job.ts';
import type { PaymentGateway, PaymentPageForm } from '../payment-gateway/payment-gateway.ts';
import type { PaymentKind } from './card-payment.ts';
import { pauseSeconds } from './payment-timing.ts';
import { nextOrderNumber, savePayment } from './store.ts';

type Payment = { accountId: number; amountCents: number; language: Language; now: Date };

type PageVisit = Payment & { origin: string; webBase: string; cardholder: { name: string; email: string } };

/** The signed form for the browser of the user. */
export async function startAtBank(
  tx: Tx,
  gateway: PaymentGateway,
  kind: PaymentKind,
  { origin, webBase, cardholder, ...payment }: PageVisit,
): Promise<{ paymentId: string; form: PaymentPageForm }> {
  const { order, nonce, ...id } = await reserve(tx, kind, payment, {
    state: 'at-bank',
    card: null,
    isAutomatic: false,
  });
  const { amountCents, language, now } = payment;
  const runAt = new Date(now.getTime() + pauseSeconds(0) * 1000);
  await enqueue(tx, kind.advanceJob, id, { runAt });
  const form = gateway.start({
    type: 'purchase',
    order,
    nonce,
    amountCents,
    language,
    startedAt: now,
    answerUrl: `${origin}${kind.answerPath}`,
    backUrl: `${webBase}${kind.resultPath}?payment=${id.paymentId}`,
    cardholder,
  });
  return { paymentId: id.paymentId, form };
}

type Charge = Payment & { card: { id: string; name: string }; isAutomatic: boolean };

/** A background job charges the saved card right after the commit. */
export async function startCharge(tx: Tx, kind: PaymentKind, charge: Charge): Promise<string> {
  const { card, isAutomatic, ...payment } = charge;
  const { accountId, paymentId } = await reserve(tx, kind, payment, { state: 'charging', card, isAutomatic });
  await enqueue(tx, kind.advanceJob, { accountId, paymentId });
  return paymentId;
}

type Way = { state: 'at-bank' | 'charging'; card: { id: string; name: string } | null; isAutomatic: boolean };

async function reserve(tx: Tx, { purpose }: PaymentKind, payment: Payment, way: Way) {
  const paymentId = randomUUID();
  const order = await nextOrderNumber(tx);
  const nonce = randomBytes(16).toString('hex').toUpperCase();
  await savePayment(tx, { ...payment, ...way, purpose, paymentId, order, nonce });
  return { accountId: payment.accountId, paymentId, order, nonce };
}
