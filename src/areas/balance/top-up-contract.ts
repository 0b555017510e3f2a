// Top-ups of prepaid numbers. Anybody may top up any prepaid number; its balance is never part of an answer here.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Moment, Msisdn, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { topUpStates, topUpWays } from './rules.ts';

const byMsisdn = strict({ msisdn: Msisdn });

export const TopUp = Type.Object({
  top_up_id: Type.String(),
  msisdn: Type.String(),
  way: oneOf(topUpWays),
  is_automatic: Type.Boolean(),
  state: oneOf(topUpStates),
  reason: nullable(
    oneOf(['bank', 'voucher-unknown', 'voucher-used', 'voucher-expired', 'not-credited', 'not-received']),
  ),
  amount: nullable(Price),
  card_name: nullable(Type.String()),
  message: nullable(Type.String({ description: 'Words of the bank for the person' })),
  created_at: Moment,
  has_receipt: Type.Boolean(),
});
export type TopUp = Static<typeof TopUp>;

export const topUpOffers = endpoint({
  name: 'topUpOffers',
  summary: 'The amounts that the operator offers, and the limits of an own one',
  method: 'GET',
  path: '/top-ups/offers',
  access: 'account',
  answers: {
    200: Type.Object({
      today: Day,
      amounts: Type.Array(Price),
      smallest: Price,
      largest: Price,
      has_card_payments: Type.Boolean(),
      voucher_wait_seconds: nullable(Type.Integer({ description: 'While voucher codes are locked' })),
    }),
  },
  errors: [],
});
export type TopUpOffers = Static<(typeof topUpOffers)['answers'][200]>;

export const listTopUps = endpoint({
  name: 'listTopUps',
  summary: 'The top-ups of the person, newest first',
  method: 'GET',
  path: '/top-ups',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(TopUp) },
  errors: [],
});

const TopUpId = strict({ topUpId: Type.String({ maxLength: 60 }) });

export const readTopUp = endpoint({
  name: 'readTopUp',
  summary: 'One top-up; the bank is asked where its outcome is not known',
  method: 'GET',
  path: '/top-ups/:topUpId',
  access: 'account',
  params: TopUpId,
  answers: { 200: TopUp },
  errors: [],
});

export const topUpReceipt = endpoint({
  name: 'topUpReceipt',
  summary: 'The receipt of a top-up by card as PDF',
  method: 'GET',
  path: '/top-ups/:topUpId/receipt',
  access: 'account',
  params: TopUpId,
  answers: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
  produces: 'application/pdf',
  errors: [],
});

export const startTopUp = endpoint({
  name: 'startTopUp',
  summary: 'Tops up a prepaid number by a saved card, or begins a visit to the payment page',
  method: 'POST',
  path: '/balance/:msisdn/top-ups',
  access: 'account',
  params: byMsisdn,
  idempotency: 'key',
  body: strict({
    amount: Type.Number({ description: 'In euro, with at most two decimals' }),
    currency: Type.Optional(oneOf(['EUR'])),
    card: nullable(Type.String({ maxLength: 60, description: 'A saved card; without one the payment page opens' })),
  }),
  answers: {
    200: Type.Object({
      top_up_id: Type.String(),
      form: nullable(
        Type.Object(
          { url: Type.String(), fields: Type.Record(Type.String(), Type.String()) },
          { description: 'What the browser posts to the payment page' },
        ),
      ),
    }),
  },
  errors: ['EC_Number_Not_Prepaid', 'EC_Invalid_Top_Up', 'EC_Card_Expired', 'EC_Partner_Unavailable'],
});

export const redeemVoucher = endpoint({
  name: 'redeemVoucher',
  summary: 'Tops up a prepaid number by a voucher; the top-up shows what the operator’s system answered',
  method: 'POST',
  path: '/balance/:msisdn/vouchers',
  access: 'account',
  params: byMsisdn,
  idempotency: 'key',
  body: strict({ code: Type.String({ pattern: '^\\d{10,16}$' }) }),
  answers: { 200: Type.Object({ top_up_id: Type.String() }) },
  errors: ['EC_Number_Not_Prepaid', 'EC_Voucher_Locked', 'EC_Partner_Unavailable'],
});

export const topUpPaymentAnswer = endpoint({
  name: 'topUpPaymentAnswer',
  summary: 'The signed answer of the payment page, posted by the browser of the person',
  method: 'POST',
  path: '/top-ups/payment-answer',
  access: 'public',
  form: true,
  body: Type.Object({}, { additionalProperties: Type.String({ maxLength: 2000 }) }),
  answers: { 303: empty },
  errors: [],
});

export const topUpEndpoints = [
  topUpOffers,
  listTopUps,
  readTopUp,
  topUpReceipt,
  startTopUp,
  redeemVoucher,
  topUpPaymentAnswer,
];
