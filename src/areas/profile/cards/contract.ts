// Saved cards. The portal never sees a card number: users enter it on the hosted payment page.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, nullable, oneOf, strict } from '#platform/schema.ts';
import { cardTypes } from '#platform/payment-cards.ts';
import { cardChangeReasons, cardChangeStates } from './rules.ts';

export const Card = Type.Object({
  id: Type.String(),
  type: oneOf(cardTypes),
  name: Type.String(),
  expiration_date: nullable(Day),
  card_id: Type.String(),
});
export type Card = Static<typeof Card>;

const CardId = strict({ cardId: Type.String({ maxLength: 60 }) });

const PaymentForm = Type.Object({
  data: Type.Object({
    url: Type.String({ description: 'Where the browser posts the form' }),
    transaction: Type.Record(Type.String(), Type.String(), { description: 'The fields of the form, and BaseUrl' }),
  }),
});
export type PaymentForm = Static<typeof PaymentForm>;

export const addCard = endpoint({
  name: 'addCard',
  summary: 'Begins a visit to the payment page, where the person gives a card',
  method: 'POST',
  path: '/payments/saved-cards',
  access: 'account',
  idempotency: 'key',
  answers: { 200: PaymentForm },
  errors: ['EC_Too_Many_Cards', 'EC_Partner_Unavailable'],
});

export const replaceCard = endpoint({
  name: 'replaceCard',
  summary: 'Begins a visit to the payment page for a card that takes the place of this one',
  method: 'POST',
  path: '/payments/saved-cards/:cardId/replace',
  access: { holds: 'card', at: 'params.cardId' },
  idempotency: 'key',
  params: CardId,
  answers: { 200: PaymentForm },
  errors: ['EC_Partner_Unavailable'],
});

export const deleteCard = endpoint({
  name: 'deleteCard',
  summary: 'Deletes a card that pays nothing',
  method: 'DELETE',
  path: '/payments/saved-cards/:cardId',
  access: { holds: 'card', at: 'params.cardId' },
  idempotency: 'key',
  params: CardId,
  answers: { 204: empty },
  errors: ['EC_Card_In_Use'],
});

const CardChange = Type.Object({
  state: oneOf([...cardChangeStates, 'none']),
  is_replacement: Type.Boolean(),
  card_id: nullable(Type.String()),
  reason: nullable(oneOf(cardChangeReasons)),
  message: nullable(Type.String({ description: 'Words of the bank for the person' })),
});
export type CardChange = Static<typeof CardChange>;

export const lastCardChange = endpoint({
  name: 'lastCardChange',
  summary: 'What became of the last visit to the payment page; the gateway is asked where it has not answered',
  method: 'GET',
  path: '/payments/saved-cards/last-change',
  access: 'account',
  answers: { 200: CardChange },
  errors: [],
});

/** What a gateway's page posts through the browser. The gateway defines the fields. */
const SignedForm = Type.Object({}, { additionalProperties: Type.String({ maxLength: 2000 }) });

export const cardAnswer = endpoint({
  name: 'cardAnswer',
  summary: 'The signed answer of the payment page, posted by the browser of the person',
  method: 'POST',
  path: '/payments/saved-cards/answer',
  access: 'public',
  form: true,
  body: SignedForm,
  answers: { 303: empty },
  errors: [],
});

export const cardEndpoints = [addCard, replaceCard, deleteCard, lastCardChange, cardAnswer];
