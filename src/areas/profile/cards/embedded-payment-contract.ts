// The demo payment page, which replaces that of a bank. It only offers test cards: no number is entered.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { testCards } from '#platform/payment-cards.ts';
import { oneOf, strict } from '#platform/schema.ts';
import { languages } from '#platform/languages.ts';

const TransactionId = strict({ transactionId: Type.String({ pattern: '^[0-9A-F]{32}$' }) });

export const openPaymentPage = endpoint({
  name: 'openPaymentPage',
  summary: 'Takes the signed form of the portal and shows the payment page',
  method: 'POST',
  path: '/dev/payment-page',
  access: 'demo',
  form: true,
  body: Type.Object({}, { additionalProperties: Type.String({ maxLength: 2000 }) }),
  answers: { 303: empty },
  errors: [],
});

export const readPayment = endpoint({
  name: 'readPayment',
  summary: 'What the payment page shows',
  method: 'GET',
  path: '/dev/payment-page/:transactionId',
  access: 'demo',
  params: TransactionId,
  answers: {
    200: Type.Object({
      amount: Type.String(),
      currency: Type.String(),
      is_open: Type.Boolean(),
      back_url: Type.String({ description: 'The page of the portal that shows the result' }),
      language: oneOf(languages),
    }),
  },
  errors: [],
});

export const payByTestCard = endpoint({
  name: 'payByTestCard',
  summary: 'Gives a test card, or cancels; answers the signed form that the page posts back to the portal',
  method: 'POST',
  path: '/dev/payment-page/:transactionId',
  access: 'demo',
  params: TransactionId,
  body: strict({ card: oneOf([...testCards, 'none']) }),
  answers: {
    200: Type.Object({ url: Type.String(), fields: Type.Record(Type.String(), Type.String()) }),
    204: empty,
  },
  errors: [],
});

export const embeddedPaymentEndpoints = [openPaymentPage, readPayment, payByTestCard];
