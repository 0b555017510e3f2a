import { priceOf } from '#platform/money.ts';
import type { BillDetail, Cause, Line, ListedBill } from '../contract.ts';
import type { CardPayment } from '../payment-contract.ts';
import type { Cause as FoundCause, LineGroup } from '../explanation.ts';
import { billState, type LineKind } from '../rules.ts';
import type { CardPaymentRow } from './payment-store.ts';
import type { ChangeRow, WholeBill } from './bill-detail-store.ts';
import type { BillRow, LineRow } from './store.ts';
import type { BillingSettings } from './billing-settings.ts';

export function presentBill(row: BillRow, today: string): ListedBill {
  const { total_cents: totalCents, open_cents: openCents, due_on: dueOn } = row;
  return {
    bill_id: row.bill_id,
    number: row.bill_number,
    contract_id: row.contract_id,
    kind: row.kind,
    period_from: row.period_from,
    period_to: row.period_to,
    issued_on: row.issued_on,
    due_on: dueOn,
    total: priceOf(totalCents),
    open: priceOf(openCents),
    state: billState({ totalCents, openCents, dueOn }, today),
    is_payment_pending: row.is_payment_pending,
    automatic_card: row.automatic_card,
  };
}

export type Explanation = {
  causes: readonly FoundCause[];
  accountId: number;
  transfer: BillingSettings;
  today: string;
};

export function presentDetail(bill: WholeBill, { causes, accountId, transfer, today }: Explanation): BillDetail {
  const { previous } = bill;
  return {
    ...presentBill(bill, today),
    today,
    corrects: bill.corrects_bill_id ? { bill_id: bill.corrects_bill_id, number: bill.corrects_number ?? '' } : null,
    credit_notes: bill.credit_notes.map(({ bill_id, bill_number: number, total_cents }) => ({
      bill_id,
      number,
      amount: priceOf(total_cents),
    })),
    sums: sumsOf(bill.groups),
    vat: bill.vat.map(({ percent, net_cents, vat_cents }) => ({
      percent,
      net: priceOf(net_cents),
      vat: priceOf(vat_cents),
    })),
    payments: bill.payments.map(({ payment_id, method, paid_on, amount_cents }) => ({
      payment_id,
      paid_on,
      method,
      amount: priceOf(amount_cents),
    })),
    previous: previous && {
      bill_id: previous.bill_id,
      period_to: previous.period_to,
      total: priceOf(previous.total_cents),
    },
    causes: causes.map((cause) => presentCause(cause, bill.changes, accountId)),
    line_count: bill.line_count,
    lines: bill.lines.map(presentLine),
    transfer: bill.open_cents > 0 ? transfer : null,
    pending_payment_id: bill.pending_payment_id,
    is_business: bill.account_type === 'Business',
  };
}

function sumsOf(groups: readonly LineGroup[]): BillDetail['sums'] {
  const sums = new Map<string, { service_id: string | null; kind: LineKind; cents: number }>();
  for (const { serviceId, kind, cents } of groups) {
    const key = JSON.stringify([serviceId, kind]);
    sums.set(key, { service_id: serviceId, kind, cents: (sums.get(key)?.cents ?? 0) + cents });
  }
  return [...sums.values()].map(({ cents, ...sum }) => ({ ...sum, amount: priceOf(cents) }));
}

function presentCause(cause: FoundCause, changes: readonly ChangeRow[], accountId: number): Cause {
  const change = changes.find(({ service_id, item_id }) => service_id === cause.serviceId && item_id === cause.itemId);
  return {
    kind: cause.kind,
    service_id: cause.serviceId,
    item_id: cause.itemId,
    name: cause.name,
    amount: priceOf(cause.cents),
    from: cause.from,
    to: cause.to,
    change: change ? { day: change.changed_on, is_own: change.account_id === accountId, place: change.place } : null,
  };
}

export function presentLine(row: LineRow): Line {
  return {
    line_no: row.line_no,
    service_id: row.service_id,
    kind: row.kind,
    name: row.name,
    from: row.from_day,
    to: row.to_day,
    quantity: row.quantity,
    vat_percent: row.vat_percent,
    amount: priceOf(row.amount_cents),
  };
}

export function presentPayment(row: CardPaymentRow): CardPayment {
  return {
    payment_id: row.payment_id,
    state: row.state,
    created_at: new Date(row.created_at).toISOString(),
    amount: priceOf(row.amount_cents),
    card_name: row.card_name,
    is_automatic: row.is_automatic,
    message: row.message,
    is_card_removed: row.reason === 'card-removed',
    bills: row.bills.map(({ bill_id, number, cents }) => ({ bill_id, number, amount: priceOf(cents) })),
  };
}
