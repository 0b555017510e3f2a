// TMF678: the lines of bills. They arrive with their bill.

import { findIds } from '../list-store.ts';
import { linkTo, type TmfObject, type TmfResource } from '../resource.ts';
import { rateType } from './billing-rate-values.ts';
import { listedRates, readRates, type RateRow } from './billing-store.ts';
import { billingId, moneyOf } from './billing-values.ts';
import { momentOf } from './days.ts';
import { customerBills } from './customer-bill.ts';

const listed = {
  id: 'text',
  name: 'text',
  'bill.id': 'text',
  'product.id': 'text',
  'billingAccount.id': 'text',
} as const;

const source = { rows: listedRates, attributes: listed, order: ['customer_id', 'issued_on', 'bill_id', 'line_no'] };

export const appliedCustomerBillingRate: TmfResource = {
  api: customerBills,
  name: 'appliedCustomerBillingRate',
  type: 'AppliedCustomerBillingRate',
  body: null,
  isCreated: false,
  undeletable: 'The lines of a published bill stay.',
  attributes: listed,
  async list(db, query) {
    const { total, ids } = await findIds(db, source, query);
    const byId = new Map((await readRates(db, ids)).map(presentRate).map((rate) => [rate.id, rate]));
    return { total, items: ids.flatMap((id) => byId.get(id) ?? []) };
  },
  find: async (db, id) => (await readRates(db, [id])).map(presentRate)[0] ?? null,
  recordsOf: async () => [],
};

function presentRate(row: RateRow): TmfObject {
  const { pid, bill_id, from_day, to_day, corrects_bill_id: corrected } = row;
  const values = {
    kind: row.kind,
    name_en: row.name_en,
    item_id: row.item_id,
    quantity: row.quantity,
    corrects_bill_id: corrected === null ? null : billingId(pid, corrected),
  };
  return {
    id: `${billingId(pid, bill_id)}:${row.line_no}`,
    name: row.name_bg,
    type: rateType(row.amount_cents, corrected !== null),
    date: momentOf(row.issued_on),
    isBilled: true,
    bill: linkTo('CustomerBill', billingId(pid, bill_id)),
    billingAccount: linkTo('BillingAccount', row.contract_id),
    ...(row.service_id !== null && { product: linkTo('Product', row.service_id) }),
    ...((from_day !== null || to_day !== null) && {
      periodCoverage: {
        ...(from_day !== null && { startDateTime: momentOf(from_day) }),
        ...(to_day !== null && { endDateTime: momentOf(to_day) }),
      },
    }),
    taxIncludedAmount: moneyOf(row.amount_cents),
    appliedTax: [{ taxCategory: 'VAT', taxRate: row.vat_percent }],
    characteristic: Object.entries(values)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, value })),
  };
}
