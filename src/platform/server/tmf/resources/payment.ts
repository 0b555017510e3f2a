// TMF676: what was paid for bills, in the portal or elsewhere. A payment has an item for each of its bills.

import { Type, type Static } from 'typebox';
import { oneOf } from '#platform/schema.ts';
import type { Queryable } from '../../database/database.ts';
import type { ImportedResource } from '../../import/imported-resource.ts';
import { findIds } from '../list-store.ts';
import {
  Id,
  linkTo,
  Moment,
  Ref,
  tmfObject,
  type ResourceRecord,
  type TmfApi,
  type TmfObject,
  type TmfResource,
} from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { listedPayments, readBills, readPayments, type PaymentRow } from './billing-store.ts';
import { billingId, Money, moneyOf, partyType, readCents, readId } from './billing-values.ts';
import { readMoment } from './days.ts';

const payments: TmfApi = { path: '/payment/v4', scope: 'payment' };

/** The methods of TMF670 by the methods of an import. */
const methodTypes = { card: 'bankCard', transfer: 'bankAccountTransfer', cash: 'cash', other: 'other' } as const;
type Method = keyof typeof methodTypes;

const body = tmfObject({
  id: Id,
  correlatorId: Type.Optional(Id),
  status: Type.Optional(oneOf(['done'])),
  paymentDate: Type.Optional(Moment),
  account: Ref,
  payer: Type.Optional(Ref),
  paymentMethod: tmfObject({ '@type': oneOf(Object.values(methodTypes)) }),
  paymentItem: Type.Array(tmfObject({ id: Type.Optional(Id), item: Ref, totalAmount: Money }), {
    minItems: 1,
    maxItems: 100,
  }),
  totalAmount: Money,
});
type PaymentBody = Static<typeof body>;

const listed = {
  id: 'text',
  correlatorId: 'text',
  status: 'text',
  paymentDate: 'moment',
  'payer.id': 'text',
  'totalAmount.value': 'number',
} as const;

const source = { rows: listedPayments, attributes: listed, order: ['customer_id', 'paymentDate', 'id'] };

/** What the events of a payment need. */
export const toldPayment = {
  api: payments,
  name: 'payment',
  type: 'Payment',
  isCreated: true,
  find: async (db: Queryable, id: string) => (await readPayments(db, [id])).map(presentPayment)[0] ?? null,
};

export const payment = (kind: ImportedResource): TmfResource => ({
  ...toldPayment,
  body,
  auditAction: 'operator.payment',
  undeletable: 'A payment stays known.',
  refused: { PATCH: 'A payment changes by POST or by an event.' },
  attributes: listed,
  completion: { omissible: ['id'], sources: [], complete: completeId },
  async list(db, query) {
    const { total, ids } = await findIds(db, source, query);
    const byId = new Map((await readPayments(db, ids)).map(presentPayment).map((each) => [each.id, each]));
    return { total, items: ids.flatMap((id) => byId.get(id) ?? []) };
  },
  recordsOf: (db, sent, now) => recordsOf(db, kind, sent as unknown as PaymentBody, now),
});

/** The definition of POST has no id: the payer and the client's own id identify the payment. */
function completeId(sent: Readonly<Record<string, unknown>>, id: unknown): Record<string, unknown> {
  const { payer, correlatorId } = sent as Partial<PaymentBody>;
  const isNamed = typeof payer?.id === 'string' && typeof correlatorId === 'string';
  return { ...(id === undefined && isNamed && { id: billingId(payer.id, correlatorId) }), ...sent };
}

async function recordsOf(
  db: Queryable,
  kind: ImportedResource,
  sent: PaymentBody,
  now: Date,
): Promise<ResourceRecord[]> {
  const { pid, key } = readId(sent.id, 'id');
  checkNames(sent, pid, key);
  checkTotal(sent);
  const [known] = await readPayments(db, [sent.id]);
  checkItems(sent, known);
  await checkAccount(db, sent);
  // A repeat without a date must not change the date.
  const paidAt = sent.paymentDate === undefined ? (known?.paid_at ?? now) : readMoment(sent.paymentDate, 'paymentDate');
  return sent.paymentItem.map(({ item, totalAmount }, at) => ({
    kind,
    record: {
      pid,
      bill_id: readId(item.id, `paymentItem.${at}.item.id`).key,
      payment_id: key,
      method: methodOf(sent),
      paid_at: paidAt.toISOString(),
      amount_cents: readCents(totalAmount, `paymentItem.${at}.totalAmount`),
    },
    attributes: {
      pid: 'id',
      payment_id: 'id',
      bill_id: `paymentItem.${at}.item.id`,
      method: 'paymentMethod',
      paid_at: 'paymentDate',
      amount_cents: `paymentItem.${at}.totalAmount.value`,
    },
    characteristics: 'paymentItem',
  }));
}

const methodOf = ({ paymentMethod }: PaymentBody) =>
  (Object.keys(methodTypes) as Method[]).find((method) => methodTypes[method] === paymentMethod['@type']);

function checkNames({ payer, correlatorId, paymentItem }: PaymentBody, pid: string, key: string): void {
  if (payer && payer.id !== pid) throw new TmfError('invalidBody', 'payer.id is not the customer in the id.');
  if (correlatorId !== undefined && correlatorId !== key) {
    throw new TmfError('invalidBody', 'correlatorId is not the key in the id.');
  }
  for (const [at, { item }] of paymentItem.entries()) {
    if (readId(item.id, `paymentItem.${at}.item.id`).pid !== pid) {
      throw new TmfError('invalidBody', `paymentItem.${at}.item.id is not a bill of the customer in the id.`);
    }
  }
}

function checkTotal({ paymentItem, totalAmount }: PaymentBody): void {
  const sum = paymentItem.reduce(
    (cents, each, at) => cents + readCents(each.totalAmount, `paymentItem.${at}.totalAmount`),
    0,
  );
  const difference = readCents(totalAmount, 'totalAmount') - sum;
  if (difference === 0) return;
  throw new TmfError('invalidBody', `totalAmount.value differs from the sum of the items by ${difference} cents.`);
}

/** A bill has one item; a known part of the payment cannot be left out, because nothing is deleted. */
function checkItems({ paymentItem }: PaymentBody, known: PaymentRow | undefined): void {
  const bills = paymentItem.map(({ item }) => item.id);
  const twice = bills.findIndex((id, at) => bills.indexOf(id) !== at);
  if (twice >= 0) throw new TmfError('invalidBody', `paymentItem.${twice}.item.id is a duplicate.`);
  const missing = known?.parts.find(({ bill_id }) => !bills.includes(billingId(known.pid, bill_id)));
  if (missing) throw new TmfError('conflict', `paymentItem lacks the bill ${missing.bill_id} of the known payment.`);
}

async function checkAccount(db: Queryable, { account, paymentItem }: PaymentBody): Promise<void> {
  const bills = await readBills(
    db,
    paymentItem.map(({ item }) => item.id),
  );
  if (bills.length === 0 || bills.some(({ contract_id }) => contract_id === account.id)) return;
  throw new TmfError('invalidBody', 'account.id is not the contract of a bill of the payment.');
}

function presentPayment({ pid, account_type, payment_id, method, paid_at, parts }: PaymentRow): TmfObject {
  return {
    id: billingId(pid, payment_id),
    correlatorId: payment_id,
    status: 'done',
    paymentDate: paid_at.toISOString(),
    account: linkTo('BillingAccount', parts[0]!.contract_id),
    payer: linkTo(partyType(account_type), pid),
    paymentMethod: { '@type': methodTypes[method as Method] },
    paymentItem: parts.map(({ bill_id, cents }) => ({
      item: linkTo('CustomerBill', billingId(pid, bill_id)),
      totalAmount: moneyOf(cents),
    })),
    totalAmount: moneyOf(parts.reduce((sum, { cents }) => sum + cents, 0)),
  };
}
