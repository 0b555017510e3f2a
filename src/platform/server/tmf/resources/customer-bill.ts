// TMF678: bills and credit notes. They arrive whole with their lines in a CustomerBillCreateEvent, because the definition
// has no POST, and never change.

import { Type } from 'typebox';
import { oneOf, strict } from '#platform/schema.ts';
import type { Queryable } from '../../database/database.ts';
import { findIds } from '../list-store.ts';
import { Id, linkTo, Moment, Ref, tmfObject, type TmfApi, type TmfObject, type TmfResource } from '../resource.ts';
import { Rate } from './billing-rate-values.ts';
import { billRecordsOf, type BillBody, type BillResources } from './bill-records.ts';
import { listedBills, readBills, type BillRow } from './billing-store.ts';
import { billingId, Money, moneyOf, partyType } from './billing-values.ts';
import { momentOf } from './days.ts';

export const customerBills: TmfApi = { path: '/customerBillManagement/v4', scope: 'bill' };

const oneRef = Type.Array(Ref, { maxItems: 1 });

const body = tmfObject({
  id: Id,
  billNo: Type.String({ pattern: '^\\d{10}$' }),
  category: Type.Optional(oneOf(['normal', 'creditNote'])),
  state: Type.Optional(oneOf(['validated', 'sent'])),
  billDate: Moment,
  paymentDueDate: Moment,
  billingPeriod: tmfObject({ startDateTime: Moment, endDateTime: Moment }),
  billingAccount: Ref,
  relatedParty: Type.Optional(oneRef),
  taxExcludedAmount: Money,
  taxIncludedAmount: Money,
  taxItem: Type.Array(
    tmfObject({ taxCategory: Type.Optional(oneOf(['VAT'])), taxRate: Type.Number(), taxAmount: Money }),
    {
      maxItems: 10,
    },
  ),
  billDocument: Type.Optional(
    Type.Array(tmfObject({ mimeType: oneOf(['application/pdf']), content: Type.String({ minLength: 1 }) }), {
      maxItems: 1,
    }),
  ),
  appliedCustomerBillingRate: Type.Array(Rate, { minItems: 1, maxItems: 2000 }),
});

const { appliedCustomerBillingRate: _, ...published } = body.properties;

/** The lines are resources of their own; the state follows from the open amount. */
const answer = strict({
  ...published,
  state: oneOf(['sent', 'partiallyPaid', 'settled']),
  remainingAmount: Money,
  appliedPayment: Type.Array(tmfObject({ appliedAmount: Money, payment: Ref })),
});

const listed = {
  id: 'text',
  billNo: 'text',
  category: 'text',
  state: 'text',
  billDate: 'moment',
  paymentDueDate: 'moment',
  'billingAccount.id': 'text',
  'relatedParty.id': 'text',
  'remainingAmount.value': 'number',
  'taxIncludedAmount.value': 'number',
} as const;

const source = { rows: listedBills, attributes: listed, order: ['customer_id', 'issued_on', 'id'] };

/** What the events of a bill need. */
export const toldBill = {
  api: customerBills,
  name: 'customerBill',
  type: 'CustomerBill',
  isCreated: true,
  find: async (db: Queryable, id: string) => (await readBills(db, [id])).map(presentBill)[0] ?? null,
};

export const customerBill = (kinds: BillResources): TmfResource => ({
  ...toldBill,
  body,
  answer,
  auditAction: 'operator.bill',
  undeletable: 'A published bill stays: correct it with a credit note.',
  refused: {
    POST: 'Bills arrive as CustomerBillCreateEvent.',
    PATCH: 'The state follows from what is paid, and a published bill never changes.',
  },
  partsOfEvent: 'appliedCustomerBillingRate',
  attributes: listed,
  async list(db, query) {
    const { total, ids } = await findIds(db, source, query);
    const byId = new Map((await readBills(db, ids)).map(presentBill).map((bill) => [bill.id, bill]));
    return { total, items: ids.flatMap((id) => byId.get(id) ?? []) };
  },
  recordsOf: async (_db, sent) => billRecordsOf(kinds, sent as unknown as BillBody),
});

function presentBill(row: BillRow): TmfObject {
  const netCents = row.vat.reduce((sum, { net_cents }) => sum + net_cents, 0);
  return {
    id: billingId(row.pid, row.bill_id),
    billNo: row.bill_number,
    category: row.category,
    state: row.state,
    billDate: momentOf(row.issued_on),
    paymentDueDate: momentOf(row.due_on),
    billingPeriod: { startDateTime: momentOf(row.period_from), endDateTime: momentOf(row.period_to) },
    billingAccount: linkTo('BillingAccount', row.contract_id),
    relatedParty: [{ ...linkTo(partyType(row.account_type), row.pid), role: 'customer' }],
    taxExcludedAmount: moneyOf(netCents),
    taxIncludedAmount: moneyOf(row.total_cents),
    remainingAmount: moneyOf(row.open_cents),
    taxItem: row.vat.map(({ percent, vat_cents }) => ({
      taxCategory: 'VAT',
      taxRate: percent,
      taxAmount: moneyOf(vat_cents),
    })),
    appliedPayment: row.payments.map(({ payment_id, method, cents }) => ({
      appliedAmount: moneyOf(cents),
      payment: linkTo(method === 'credit-note' ? 'CustomerBill' : 'Payment', billingId(row.pid, payment_id)),
    })),
  };
}
