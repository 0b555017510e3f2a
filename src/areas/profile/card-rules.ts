// Saved cards: what they are, when they expire, what a form to the payment page carries.

import { daysBetween } from '#platform/clock.ts';

export const cardTypes = ['VISA', 'other'] as const;
export type CardType = (typeof cardTypes)[number];

export const cardChangeStates = ['open', 'saved', 'refused', 'abandoned', 'superseded'] as const;
export type CardChangeState = (typeof cardChangeStates)[number];

export const maxCards = 10;

/** So long before its last day a card is said to expire. */
export const expiresSoonDays = 30;

export type CardLife = 'good' | 'expires-soon' | 'expired';

/** A gateway may keep the day to itself; then the card is taken for good. */
export function cardLife(expirationDate: string | null, today: string): CardLife {
  if (expirationDate === null) return 'good';
  const days = daysBetween(today, expirationDate);
  if (days < 0) return 'expired';
  return days <= expiresSoonDays ? 'expires-soon' : 'good';
}

/** The fields of the hidden form: all of the transaction but BaseUrl, which only says where it is posted. */
export function formFields(transaction: Readonly<Record<string, string>>): Record<string, string> {
  const { BaseUrl: _, ...fields } = transaction;
  return fields;
}
