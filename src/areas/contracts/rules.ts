// The right of withdrawal: until when it lasts, and what use of a purchase costs. Also the cost of an early end of a
// contract. The screens explain what the server enforces.

import { addDays, daysBetween, earlierDay, lastDayOfMonth } from '#platform/clock.ts';
import type { MoneySource, PricePeriod } from '#platform/purchases.ts';
import { workingDayFrom } from '#platform/working-days.ts';

export const withdrawalDays = 14;

/**
 * The last day of the right of withdrawal. The period begins on the day after the conclusion; if its last day is no
 * working day, it ends with the next one (Regulation 1182/71, article 3).
 */
export function withdrawalEnd(concludedOn: string): string {
  return workingDayFrom(addDays(concludedOn, withdrawalDays));
}

/** Every withdrawal sends an e-mail to any address, and the music can be started again at once. */
export const openWithdrawalsPerDay = 3;

export const withdrawalRefusals = ['over', 'withdrawn', 'failed', 'business'] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

export type WithdrawablePurchase = {
  concludedOn: string;
  isFailed: boolean;
  isWithdrawn: boolean;
  /** The right belongs to consumers. */
  isBusiness: boolean;
};

/** Null if the purchase can be withdrawn from today. */
export function refusalOfWithdrawal(purchase: WithdrawablePurchase, today: string): WithdrawalRefusal | null {
  if (purchase.isWithdrawn) return 'withdrawn';
  if (purchase.isFailed) return 'failed';
  if (purchase.isBusiness) return 'business';
  return today > withdrawalEnd(purchase.concludedOn) ? 'over' : null;
}

/** With a letter, and in one line: it becomes part of the receipt. */
export const statementName = /^(?=.{2,100}$)[^\p{Cc}\p{Cf}]*\p{L}[^\p{Cc}\p{Cf}]*$/u;

export function isStatementName(name: string): boolean {
  return statementName.test(name);
}

export type PaidPurchase = {
  concludedOn: string;
  /** Null if only the document contains the price. */
  priceCents: number | null;
  per: PricePeriod;
  freeUntil: string | null;
  paidFrom: MoneySource;
  paidCents: number;
  /** Null while it is not active: nothing was used. */
  usedFrom: string | null;
  /** The last day of use, if it has ended. */
  usedTo: string | null;
  /** Days that a price paid once covers; null if it lasts without end. */
  periodDays: number | null;
  /** Of money that is spent rather than used by days. */
  spentCents: number | null;
};

export type ReckonedUse = {
  usedDays: number;
  /** For the days of use, never more than the price; if a month was paid from the balance, for the days in it. */
  dueCents: number;
  /** Returned of what was taken at once. */
  refundCents: number;
};

/** What is due for the days of use until today, and what is returned. */
export function reckonUse(purchase: PaidPurchase, today: string): ReckonedUse {
  const first = firstPaidDay(purchase);
  const last = earlierDay(purchase.usedTo ?? today, today);
  const usedDays = first === null || first > last ? 0 : daysBetween(first, last) + 1;
  const price = purchase.priceCents ?? 0;
  const lastPaid = isPaidMonthOver(purchase, last) ? lastDayOfMonth(purchase.concludedOn) : last;
  const isUsed = first !== null && first <= lastPaid;
  const due = purchase.spentCents ?? (isUsed ? dueFor(purchase, price, first, lastPaid) : 0);
  const dueCents = Math.min(price, due);
  return { usedDays, dueCents, refundCents: Math.max(0, purchase.paidCents - dueCents) };
}

type MonthlyPayment = Pick<PaidPurchase, 'concludedOn' | 'per' | 'paidFrom' | 'paidCents'>;

/** The first month was paid from the balance and is over: only the operator knows what it took for the next one. */
export function isPaidMonthOver({ concludedOn, per, paidFrom, paidCents }: MonthlyPayment, day: string): boolean {
  return per === 'month' && paidFrom === 'balance' && paidCents > 0 && day > lastDayOfMonth(concludedOn);
}

/** Whether the use was paid already, so that nothing more is due for it. */
export function isUsePaid(dueCents: number, paidCents: number): boolean {
  return paidCents > 0 && dueCents <= paidCents;
}

function firstPaidDay({ usedFrom, freeUntil }: PaidPurchase): string | null {
  if (usedFrom === null || freeUntil === null || usedFrom > freeUntil) return usedFrom;
  return addDays(freeUntil, 1);
}

/** A price paid once is divided by its days; one without days counts as used up with the first use. */
function dueFor({ per, periodDays }: PaidPurchase, price: number, first: string, last: string): number {
  if (per === 'month') return monthlyDue(price, first, last);
  if (periodDays === null) return price;
  return Math.round((price * Math.min(periodDays, daysBetween(first, last) + 1)) / periodDays);
}

/** Each month by its own number of days, rounded half up to the cent. */
function monthlyDue(price: number, first: string, last: string): number {
  let cents = 0;
  for (let from = first; from <= last;) {
    const monthEnd = lastDayOfMonth(from);
    const to = earlierDay(monthEnd, last);
    cents += Math.round((price * (daysBetween(from, to) + 1)) / Number(monthEnd.slice(8)));
    from = addDays(monthEnd, 1);
  }
  return cents;
}

export type ContractTerm = {
  signedOn: string;
  endsOn: string | null;
  /** Of all services of the contract together. */
  monthlyCents: number;
  /** What the customer got for the term: a discount or a device. */
  benefitCents: number;
};

export type EarlyEnd = {
  remainingDays: number;
  termDays: number;
  /** The monthly prices until the end of the term. */
  remainingFeesCents: number;
  /** At most so much of them is due. */
  feeLimitCents: number;
  feesCents: number;
  benefitCents: number;
  totalCents: number;
};

/** No more than so many monthly prices are due, however long the term still is. */
export const mostMonthlyPrices = 3;

const daysOfMonth = 30;

/** The cost of an end today; null without a term, or after it: the contract then ends free of charge. */
export function earlyEndCost(term: ContractTerm, today: string): EarlyEnd | null {
  const { signedOn, endsOn, monthlyCents } = term;
  if (endsOn === null || today >= endsOn) return null;
  const termDays = daysBetween(signedOn, endsOn) + 1;
  const remainingDays = Math.min(termDays, daysBetween(today, endsOn));
  const remainingFeesCents = Math.round((monthlyCents * remainingDays) / daysOfMonth);
  const feeLimitCents = monthlyCents * mostMonthlyPrices;
  const feesCents = Math.min(remainingFeesCents, feeLimitCents);
  const benefitCents = Math.round((term.benefitCents * remainingDays) / termDays);
  const totalCents = feesCents + benefitCents;
  return { remainingDays, termDays, remainingFeesCents, feeLimitCents, feesCents, benefitCents, totalCents };
}
