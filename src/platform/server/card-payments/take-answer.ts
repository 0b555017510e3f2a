// Accepts the answer that the bank's page posts through the browser. Anyone can post one: only signed fields that match
// the payment count, and the bank is asked for the unsigned ones.

import { inTransaction } from '../database/database.ts';
import type { PaymentGateway } from '../payment-gateway/payment-gateway.ts';
import type { Platform } from '../platform.ts';
import { advance } from './advance-payment.ts';
import { keyOfPayment, type PaymentKind } from './card-payment.ts';
import { settle } from './settle-payment.ts';
import { findPayment, findPaymentByNonce } from './store.ts';

/** The payment of the form; null unless the bank signed it for a payment of this kind. */
export async function takePaymentAnswer(
  platform: Platform,
  gateway: PaymentGateway,
  kind: PaymentKind,
  form: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { db, clock } = platform;
  const nonce = gateway.identifyAnswer(form);
  const id = nonce === null ? null : await findPaymentByNonce(db, nonce);
  const payment = id && (await findPayment(db, id));
  if (!id || payment?.purpose !== kind.purpose) return null;
  const answer = gateway.readAnswer(form, keyOfPayment(payment));
  if (!answer) return null;
  if (answer.outcome === 'unconfirmed') await advance(platform, gateway, kind, id);
  else await inTransaction(db, (tx) => settle(tx, kind, id, answer, clock.now()));
  return id.paymentId;
}
