// The import records of a received bill or credit note; the import checks that the lines add up.

import type { ImportedResource } from '../../import/imported-resource.ts';
import type { ImportedRecord } from '../../import/read-records.ts';
import { recordOf } from '../characteristics.ts';
import type { ResourceRecord } from '../resource.ts';
import { TmfError } from '../tmf-error.ts';
import { rateType, type RateBody } from './billing-rate-values.ts';
import { readCents, readId, splitId } from './billing-values.ts';
import { readDay } from './days.ts';

export type BillResources = { bill: ImportedResource; creditNote: ImportedResource };

type Amount = { value: number };

export type BillBody = {
  id: string;
  billNo: string;
  category?: 'normal' | 'creditNote';
  billDate: string;
  paymentDueDate: string;
  billingPeriod: { startDateTime: string; endDateTime: string };
  billingAccount: { id: string };
  relatedParty?: { id: string }[];
  taxExcludedAmount: Amount;
  taxIncludedAmount: Amount;
  taxItem: { taxRate: number; taxAmount: Amount }[];
  billDocument?: { content: string }[];
  appliedCustomerBillingRate: RateBody[];
};

const rates = 'appliedCustomerBillingRate';
/** The definition of a bill has no attribute for the bill that a credit note corrects. */
const correctsBill = 'corrects_bill_id';

const attributes = {
  pid: 'id',
  bill_id: 'id',
  contract_id: 'billingAccount.id',
  bill_number: 'billNo',
  period_from: 'billingPeriod.startDateTime',
  period_to: 'billingPeriod.endDateTime',
  issued_on: 'billDate',
  due_on: 'paymentDueDate',
  total_cents: 'taxIncludedAmount.value',
  vat: 'taxItem',
  lines: rates,
  pdf: 'billDocument.0.content',
  [correctsBill]: `${rates}.characteristic.${correctsBill}`,
};

export function billRecordsOf(kinds: BillResources, sent: BillBody): ResourceRecord[] {
  const { pid, key } = readId(sent.id, 'id');
  const [party = { id: pid }] = sent.relatedParty ?? [];
  if (party.id !== pid) throw new TmfError('invalidBody', 'relatedParty.0.id is not the customer in the id.');
  const isCreditNote = sent.category === 'creditNote';
  const lines = sent.appliedCustomerBillingRate.map((rate, at) => lineOf(rate, `${rates}.${at}`, isCreditNote));
  const record = {
    pid,
    bill_id: key,
    contract_id: sent.billingAccount.id,
    bill_number: sent.billNo,
    period_from: readDay(sent.billingPeriod.startDateTime, 'billingPeriod.startDateTime'),
    period_to: readDay(sent.billingPeriod.endDateTime, 'billingPeriod.endDateTime'),
    issued_on: readDay(sent.billDate, 'billDate'),
    due_on: readDay(sent.paymentDueDate, 'paymentDueDate'),
    total_cents: readCents(sent.taxIncludedAmount, 'taxIncludedAmount'),
    vat: vatOf(sent, lines),
    lines: lines.map(({ [correctsBill]: _corrected, ...line }) => line),
    ...(sent.billDocument?.[0] && { pdf: sent.billDocument[0].content }),
    ...(isCreditNote && { [correctsBill]: correctedBill(lines, pid) }),
  };
  const kind = isCreditNote ? kinds.creditNote : kinds.bill;
  return [{ kind, record, attributes, characteristics: rates }];
}

function lineOf(rate: RateBody, at: string, isCreditNote: boolean): ImportedRecord {
  const { startDateTime: from, endDateTime: to } = rate.periodCoverage ?? {};
  const amount_cents = readCents(rate.taxIncludedAmount, `${at}.taxIncludedAmount`);
  const type = rateType(amount_cents, isCreditNote);
  if (rate.type !== undefined && rate.type !== type) throw new TmfError('invalidBody', `${at}.type must be ${type}.`);
  if (!isCreditNote && rate.characteristic.some(({ name }) => name === correctsBill)) {
    throw new TmfError('invalidBody', `${at}.characteristic.${correctsBill} is only for a creditNote.`);
  }
  return recordOf(rate.characteristic, {
    service_id: rate.product?.id,
    name_bg: rate.name,
    from_day: from === undefined ? undefined : readDay(from, `${at}.periodCoverage.startDateTime`),
    to_day: to === undefined ? undefined : readDay(to, `${at}.periodCoverage.endDateTime`),
    vat_percent: rate.appliedTax[0]!.taxRate,
    amount_cents,
  });
}

/** The net amount of a rate is what its lines leave without the tax; the sum must be the sent net amount. */
function vatOf({ taxItem, taxExcludedAmount }: BillBody, lines: readonly ImportedRecord[]) {
  const vat = taxItem.map(({ taxRate, taxAmount }, at) => {
    const ofRate = lines.filter((line) => line['vat_percent'] === taxRate);
    if (ofRate.length === 0) throw new TmfError('invalidBody', `taxItem.${at}.taxRate is not the rate of a line.`);
    const vat_cents = readCents(taxAmount, `taxItem.${at}.taxAmount`);
    const gross = ofRate.reduce((sum, line) => sum + Number(line['amount_cents']), 0);
    return { percent: taxRate, net_cents: gross - vat_cents, vat_cents };
  });
  const net = vat.reduce((sum, { net_cents }) => sum + net_cents, 0);
  const difference = readCents(taxExcludedAmount, 'taxExcludedAmount') - net;
  if (difference === 0) return vat;
  throw new TmfError(
    'invalidBody',
    `taxExcludedAmount.value differs from the lines without tax by ${difference} cents.`,
  );
}

function correctedBill(lines: readonly ImportedRecord[], pid: string): string {
  const [first, ...others] = new Set(lines.map((line) => line[correctsBill]));
  const corrected = typeof first === 'string' ? splitId(first) : null;
  if (others.length === 0 && corrected?.pid === pid) return corrected.key;
  throw new TmfError(
    'invalidBody',
    `${rates}.characteristic.${correctsBill} of every line must be the id of one bill of the customer.`,
  );
}
