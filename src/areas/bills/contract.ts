// Bills and their payment. The portal never sees a card number: users enter it on the bank's page.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, distinct, Moment, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { causeKinds } from './explanation.ts';
import { billStates, lineKinds, paymentMethods } from './rules.ts';

const billFields = {
  bill_id: Type.String(),
  number: Type.String({ description: 'Ten digits' }),
  contract_id: Type.String(),
  kind: oneOf(['bill', 'credit-note']),
  period_from: Day,
  period_to: Day,
  issued_on: Day,
  due_on: Day,
  total: Price,
  open: Price,
  state: oneOf(billStates),
  is_payment_pending: Type.Boolean({ description: 'A payment is under way whose outcome is not known yet' }),
};

const ListedBill = Type.Object(billFields);
export type ListedBill = Static<typeof ListedBill>;

const Transfer = Type.Object({ name: Type.String(), iban: Type.String(), bic: Type.String() });

export const listBills = endpoint({
  name: 'listBills',
  summary: 'The bills of the contracts of the person, newest first',
  method: 'GET',
  path: '/billing/bills',
  access: 'account',
  readsOwn: true,
  query: strict({ contract: Type.Optional(Type.String({ maxLength: 64 })) }),
  answers: {
    200: Type.Object({
      today: Day,
      open: Price,
      bills: Type.Array(ListedBill),
      automatic: Type.Array(Type.Object({ contract_id: Type.String(), card_name: Type.String() }), {
        description: 'The contracts whose bills a saved card pays on the due day',
      }),
    }),
  },
  errors: [],
});
export type BillList = Static<(typeof listBills)['answers'][200]>;

const BillId = strict({ billId: Type.String({ maxLength: 64 }) });
const ownBill = { holds: 'bill', at: 'params.billId' } as const;

const Sum = Type.Object({ service_id: nullable(Type.String()), kind: oneOf(lineKinds), amount: Price });

const Cause = Type.Object({
  kind: oneOf(causeKinds),
  service_id: nullable(Type.String()),
  item_id: nullable(Type.String()),
  name: Type.String(),
  amount: Price,
  from: nullable(Day),
  to: nullable(Day),
  change: nullable(
    Type.Object({ day: Day, is_own: Type.Boolean(), place: oneOf(['extra', 'roaming']) }, {
      description: 'The change that a person made',
    }),
  ),
});
export type Cause = Static<typeof Cause>;

const Payment = Type.Object({ paid_on: Day, method: oneOf(paymentMethods), amount: Price });

const Line = Type.Object({
  line_no: Type.Integer(),
  service_id: nullable(Type.String()),
  kind: oneOf(lineKinds),
  name: Type.String(),
  from: nullable(Day),
  to: nullable(Day),
  quantity: nullable(Type.String()),
  vat_percent: Type.Integer(),
  amount: Price,
});
export type Line = Static<typeof Line>;

const BillDetail = Type.Object({
  ...billFields,
  today: Day,
  corrects: nullable(Type.Object({ bill_id: Type.String(), number: Type.String() })),
  credit_notes: Type.Array(Type.Object({ bill_id: Type.String(), number: Type.String(), amount: Price })),
  sums: Type.Array(Sum, { description: 'Totals by service and kind' }),
  vat: Type.Array(Type.Object({ percent: Type.Integer(), net: Price, vat: Price })),
  payments: Type.Array(Payment),
  previous: nullable(Type.Object({ bill_id: Type.String(), period_to: Day, total: Price })),
  causes: Type.Array(Cause),
  line_count: Type.Integer(),
  lines: Type.Array(Line, { description: 'The first lines' }),
  automatic_card: nullable(Type.String({ description: 'The name of the card that pays on the due day' })),
  transfer: nullable(Transfer),
  pending_payment_id: nullable(Type.String()),
  is_business: Type.Boolean(),
});
export type BillDetail = Static<typeof BillDetail>;

export const readBill = endpoint({
  name: 'readBill',
  summary: 'One bill: totals, VAT, payments, why it differs from the previous one, and the first lines',
  method: 'GET',
  path: '/billing/bills/:billId',
  access: ownBill,
  params: BillId,
  answers: { 200: BillDetail },
  errors: [],
});

export const billLines = endpoint({
  name: 'billLines',
  summary: 'Further lines of a bill',
  method: 'GET',
  path: '/billing/bills/:billId/lines',
  access: ownBill,
  params: BillId,
  query: strict({ after: Type.String({ pattern: '^\\d{1,6}$', description: 'The number of the last known line' }) }),
  answers: { 200: Type.Array(Line) },
  errors: [],
});

export const billDocument = endpoint({
  name: 'billDocument',
  summary: 'The bill as PDF',
  method: 'GET',
  path: '/billing/bills/:billId/document',
  access: ownBill,
  params: BillId,
  answers: { 200: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })) },
  produces: 'application/pdf',
  errors: [],
});

export const billCsv = endpoint({
  name: 'billCsv',
  summary: 'The lines of a bill as CSV',
  method: 'GET',
  path: '/billing/bills/:billId/csv',
  access: ownBill,
  params: BillId,
  answers: { 200: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })) },
  produces: 'text/csv',
  errors: [],
});

export const cardPaymentStates = ['at-bank', 'charging', 'paid', 'refused', 'cancelled', 'expired', 'refunding', 'refunded'] as const;

const CardPayment = Type.Object({
  payment_id: Type.String(),
  state: oneOf(cardPaymentStates),
  created_at: Moment,
  amount: Price,
  card_name: nullable(Type.String()),
  is_automatic: Type.Boolean(),
  message: nullable(Type.String({ description: 'Words of the bank for the person' })),
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
  answers: { 200: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })) },
  produces: 'application/pdf',
  errors: [],
});

const billsAtOnce = 100;

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
        Type.Object({ url: Type.String(), fields: Type.Record(Type.String(), Type.String()) }, {
          description: 'What the browser posts to the payment page',
        }),
      ),
    }),
  },
  errors: [
    'EC_Bill_Paid',
    'EC_Invalid_Amount',
    'EC_Payment_Pending',
    'EC_Card_Expired',
    'EC_Partner_Unavailable',
  ],
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

export const billEndpoints = [
  listBills,
  readBill,
  billLines,
  billDocument,
  billCsv,
  listBillPayments,
  readBillPayment,
  billReceipt,
  payBills,
  billPaymentAnswer,
];
