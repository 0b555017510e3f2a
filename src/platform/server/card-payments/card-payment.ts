// Payments by card: on the bank's page, or by a saved card. An area defines what its payments are for and books them.

import type { Tx } from '../database/database.ts';
import type { VisitKey } from '../payment-gateway/payment-gateway.ts';
import { defaultLanguage, isLanguage } from '#platform/languages.ts';
import type { Job } from '../jobs/job.ts';
import { defineJob } from '../jobs/job.ts';

export type PaymentId = { accountId: number; paymentId: string };

/** Until a payment is settled, its outcome is unknown. */
export const openStates = ['at-bank', 'charging'] as const;

/** An approval may come late: after the portal reported another end. The bank has the money then. */
export const bookableStates = [...openStates, 'expired', 'cancelled', 'refused'] as const;

export type PaymentRow = {
  account_id: number;
  payment_id: string;
  purpose: string;
  state: string;
  is_automatic: boolean;
  card_id: string | null;
  card_name: string | null;
  order_number: string;
  nonce: string;
  amount_cents: number;
  language: string;
  gateway_reference: string | null;
  /** What is returned if it is not the whole amount. */
  refund_cents: number | null;
  created_at: Date;
  asked_at: Date | null;
};

export type PaymentKind = {
  purpose: string;
  /** The call that takes the bank's answer through the browser. */
  answerPath: `/${string}`;
  /** The page of the portal that shows the result. */
  resultPath: `/${string}`;
  advanceJob: Job<PaymentId>;
  refundJob: Job<PaymentId>;
  staleJob: Job<object>;
  /** Books a paid amount. False if it cannot be booked any more: the amount is refunded. */
  book(tx: Tx, payment: PaymentRow, now: Date): Promise<boolean>;
  /** Tells the user about a payment that ended in another way. */
  end(tx: Tx, payment: PaymentRow, state: EndState, now: Date): Promise<void>;
};

export type EndState = 'refused' | 'cancelled' | 'expired' | 'refunding' | 'refunded';

type Definition = Pick<PaymentKind, 'purpose' | 'answerPath' | 'resultPath' | 'book' | 'end'>;

export function definePaymentKind(definition: Definition): PaymentKind {
  const { purpose } = definition;
  return {
    ...definition,
    advanceJob: defineJob<PaymentId>(`advance-${purpose}-payment`),
    refundJob: defineJob<PaymentId>(`refund-${purpose}-payment`, { retryLimit: 10 }),
    staleJob: defineJob<object>(`advance-stale-${purpose}-payments`),
  };
}

/** The data that identifies a payment to the bank. */
export function keyOfPayment({ order_number, nonce, amount_cents, language }: PaymentRow): VisitKey {
  return {
    type: 'purchase',
    order: order_number,
    nonce,
    amountCents: amount_cents,
    language: isLanguage(language) ? language : defaultLanguage,
  };
}
