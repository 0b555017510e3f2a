// Bills: their state, what may be paid, and how a payment is divided between them.

import { daysBetween } from '#platform/clock.ts';

export const billStates = ['open', 'due_soon', 'overdue', 'partly_paid', 'paid'] as const;
export type BillState = (typeof billStates)[number];

export const lineKinds = ['plan', 'extra', 'roaming', 'usage', 'one-time', 'discount', 'adjustment'] as const;
export type LineKind = (typeof lineKinds)[number];

export const paymentMethods = ['card', 'transfer', 'cash', 'credit-note', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A bill is due soon in its last days. */
export const dueSoonDays = 5;

type BillFacts = { totalCents: number; openCents: number; dueOn: string };

export function billState({ totalCents, openCents, dueOn }: BillFacts, today: string): BillState {
  if (openCents === 0) return 'paid';
  if (dueOn < today) return 'overdue';
  if (openCents < totalCents) return 'partly_paid';
  return daysBetween(today, dueOn) <= dueSoonDays ? 'due_soon' : 'open';
}

export const smallestPaymentCents = 100;

/** What the bank takes in one payment. */
export const largestPaymentCents = 99_999_999;

/** More bills are paid in several payments. */
export const billsAtOnce = 100;

export type AmountProblem = 'too-small' | 'too-large';

/** A part may be paid down to the smallest amount; less only if it is all that is left. */
export function amountProblem(cents: number, openCents: number): AmountProblem | null {
  if (cents > Math.min(openCents, largestPaymentCents)) return 'too-large';
  return cents < Math.min(smallestPaymentCents, openCents) || cents <= 0 ? 'too-small' : null;
}

/** The bills of one payment: those that are due first. */
export function firstDue<Bill extends { due_on: string }>(bills: readonly Bill[]): Bill[] {
  return bills.toSorted((one, other) => one.due_on.localeCompare(other.due_on)).slice(0, billsAtOnce);
}

type PayableBill = { billId: string; openCents: number; dueOn: string };
export type PaidPart = { billId: string; cents: number };

/** Pays the bill that is due first, then the next. */
export function dividePayment(cents: number, bills: readonly PayableBill[]): PaidPart[] {
  const parts: PaidPart[] = [];
  let left = cents;
  for (const { billId, openCents } of bills.toSorted(byDueDay)) {
    const part = Math.min(left, openCents);
    if (part > 0) parts.push({ billId, cents: part });
    left -= part;
  }
  return parts;
}

function byDueDay(one: PayableBill, other: PayableBill): number {
  return one.dueOn.localeCompare(other.dueOn) || one.billId.localeCompare(other.billId);
}
