// Saved cards: what they are, what a form to the payment page carries.

export const cardTypes = ['VISA', 'other'] as const;
export type CardType = (typeof cardTypes)[number];

export const cardChangeStates = ['open', 'saved', 'refused', 'abandoned', 'superseded'] as const;
export type CardChangeState = (typeof cardChangeStates)[number];

export const maxCards = 10;

/** The fields of the hidden form: all of the transaction but BaseUrl, which only says where it is posted. */
export function formFields(transaction: Readonly<Record<string, string>>): Record<string, string> {
  const { BaseUrl: _, ...fields } = transaction;
  return fields;
}
