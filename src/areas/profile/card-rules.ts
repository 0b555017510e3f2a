// Saved cards: what they are, what a form to the payment page carries.

export const cardTypes = ['VISA', 'other'] as const;
export type CardType = (typeof cardTypes)[number];

export const cardChangeStates = ['open', 'saved', 'refused', 'abandoned', 'superseded'] as const;
export type CardChangeState = (typeof cardChangeStates)[number];

export const maxCards = 10;

/** Held for a moment and given back: the bank says by it whether the card is good. */
export const authorisedCents = 100;

/** Each visit authorises a sum on a card: without limits, stolen cards could be tried out by them. */
export const maxOpenVisits = 3;
export const visitLimits = {
  accountHour: { name: 'card-visits-per-account', limit: 10, windowSeconds: 3600 },
  accountDay: { name: 'card-visits-per-account-day', limit: 20, windowSeconds: 86_400 },
  address: { name: 'card-visits-per-address', limit: 30, windowSeconds: 3600 },
} as const;

/** The bank's page takes a form for 15 minutes; a visit that is still open after this time is abandoned. */
export const visitLifeSeconds = 30 * 60;

/** Reasons that the person is told; others are codes of the bank. */
export const cardChangeReasons = ['card-limit', 'same-card', 'cancelled'] as const;
export type CardChangeReason = (typeof cardChangeReasons)[number];

type CardFace = { type: string; name: string; expirationDate: string | null };

/** By what the bank tells of a card. Without its last day two cards with the same four digits may differ. */
export function isSameCard(one: CardFace, other: CardFace): boolean {
  return (
    one.expirationDate !== null &&
    one.expirationDate === other.expirationDate &&
    one.type === other.type &&
    one.name === other.name
  );
}

/** The fields of the hidden form: all of the transaction but BaseUrl, which only says where it is posted. */
export function formFields(transaction: Readonly<Record<string, string>>): Record<string, string> {
  const { BaseUrl: _, ...fields } = transaction;
  return fields;
}
