// Bills, their lines and documents. Their payment is in payment-contract.ts.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Day, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { causeKinds } from './explanation.ts';
import { paymentEndpoints } from './payment-contract.ts';
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
  automatic_card: nullable(Type.String({ description: 'The name of the card that pays on the due day' })),
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
    Type.Object(
      { day: Day, is_own: Type.Boolean(), place: oneOf(['extra', 'roaming']) },
      {
        description: 'The change that a person made',
      },
    ),
  ),
});
export type Cause = Static<typeof Cause>;

const Payment = Type.Object({ payment_id: Type.String(), paid_on: Day, method: oneOf(paymentMethods), amount: Price });

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
  access: 'account',
  readsOwn: true,
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
  answers: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
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
  answers: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
  produces: 'text/csv',
  errors: [],
});

export const billEndpoints = [listBills, readBill, billLines, billDocument, billCsv, ...paymentEndpoints];
