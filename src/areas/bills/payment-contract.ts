// Payment of bills. The portal never sees a card number: users enter it on the bank's page.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { distinct, Moment, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { billsAtOnce } from './rules.ts';

export const cardPaymentStates = [
  'at-bank',
  'charging',
  'paid',
  'refused',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;

const CardPayment = Type.Object({
  payment_id: Type.String(),
  state: oneOf(cardPaymentStates),
  created_at: Moment,
  amount: Price,
  card_name: nullable(Type.String()),
  is_automatic: Type.Boolean(),
  message: nullable(Type.String({ description: 'Words of the bank for the person' })),
  is_card_removed: Type.Boolean({ description: 'The saved card was removed before it was charged' }),
  bills: Type.Array(Type.Object({ bill_id: Type.String(), number: Type.String(), amount: Price })),
});
export type CardPayment = Static<typeof CardPayment>;

export const listBillPayments = endpoint({
  name: 'listBillPayments',
  summary: 'The payments by card of the person, newest first',
  method: 'GET',
  path: '/billing/payments',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(CardPayment) },
  errors: [],
});

const PaymentId = strict({ paymentId: Type.String({ maxLength: 60 }) });

export const readBillPayment = endpoint({
  name: 'readBillPayment',
  summary: 'One payment; the bank is asked where its outcome is not known',
  method: 'GET',
  path: '/billing/payments/:paymentId',
  access: 'account',
  params: PaymentId,
  answers: { 200: CardPayment },
  errors: [],
});

export const billReceipt = endpoint({
  name: 'billReceipt',
  summary: 'The receipt of a payment as PDF',
  method: 'GET',
  path: '/billing/payments/:paymentId/receipt',
  access: 'account',
  params: PaymentId,
  answers: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
  produces: 'application/pdf',
  errors: [],
});

export const payBills = endpoint({
  name: 'payBills',
  summary: 'Pays bills by a saved card, or begins a visit to the payment page',
  method: 'POST',
  path: '/billing/payments',
  access: 'account',
  idempotency: 'key',
  body: strict({
    contract: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Only bills of this contract' })),
    bills: distinct(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: billsAtOnce }),
    amount: Type.Number({ description: 'In euro, with at most two decimals' }),
    currency: Type.Optional(oneOf(['EUR'])),
    card: nullable(Type.String({ maxLength: 60, description: 'A saved card; without one the payment page opens' })),
  }),
  answers: {
    200: Type.Object({
      payment_id: Type.String(),
      form: nullable(
        Type.Object(
          { url: Type.String(), fields: Type.Record(Type.String(), Type.String()) },
          {
            description: 'What the browser posts to the payment page',
          },
        ),
      ),
    }),
  },
  errors: ['EC_Bill_Paid', 'EC_Invalid_Amount', 'EC_Payment_Pending', 'EC_Card_Expired', 'EC_Partner_Unavailable'],
});

export const billPaymentAnswer = endpoint({
  name: 'billPaymentAnswer',
  summary: 'The signed answer of the payment page, posted by the browser of the person',
  method: 'POST',
  path: '/billing/payment-answer',
  access: 'public',
  form: true,
  body: Type.Object({}, { additionalProperties: Type.String({ maxLength: 2000 }) }),
  answers: { 303: empty },
  errors: [],
});

export const paymentEndpoints = [listBillPayments, readBillPayment, billReceipt, payBills, billPaymentAnswer];
