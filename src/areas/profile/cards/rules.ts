// Saved cards, and the form of the payment page.

export const cardChangeStates = ['open', 'saved', 'refused', 'abandoned', 'superseded'] as const;
export type CardChangeState = (typeof cardChangeStates)[number];

export const maxCards = 10;

/** Authorised and reversed at once: the bank uses it to check the card. */
export const authorisedCents = 100;

/** Each visit authorises an amount on a card: without limits, attackers could test stolen cards. */
export const maxOpenVisits = 3;
export const visitLimits = {
  accountHour: { name: 'card-visits-per-account', limit: 10, windowSeconds: 3600 },
  accountDay: { name: 'card-visits-per-account-day', limit: 20, windowSeconds: 86_400 },
  address: { name: 'card-visits-per-address', limit: 30, windowSeconds: 3600 },
} as const;

/** The bank's page accepts a form for 15 minutes; a visit that is still open after this time is abandoned. */
export const visitLifeSeconds = 30 * 60;

/** Reasons with a text for the user; others are codes of the bank. */
export const cardChangeReasons = ['card-limit', 'same-card', 'cancelled'] as const;
export type CardChangeReason = (typeof cardChangeReasons)[number];

type CardFace = { type: string; name: string; expirationDate: string | null };

/** Compares what the bank returns. Without the expiry date, two cards with the same four digits may differ. */
export function isSameCard(one: CardFace, other: CardFace): boolean {
  return (
    one.expirationDate !== null &&
    one.expirationDate === other.expirationDate &&
    one.type === other.type &&
    one.name === other.name
  );
}

/** All fields of the transaction except BaseUrl, which is only the target of the form. */
export function formFields(transaction: Readonly<Record<string, string>>): Record<string, string> {
  const { BaseUrl: _, ...fields } = transaction;
  return fields;
}
