// The document of a bill: the operator's own PDF, or one that the portal writes once and keeps.

import { shownDay } from '#platform/clock.ts';
import { documentLanguage } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import type { Platform } from '#platform/server/platform.ts';
import { billMessages } from '../messages.ts';
import { readableIban, transferCode } from '../transfer-code.ts';
import type { BillingSettings } from './billing-settings.ts';
import {
  findBill,
  findBillFile,
  findLines,
  saveBillFile,
  type BillDetailRow,
  type BillKey,
  type LineRow,
} from './store.ts';

const allLines = 100_000;

export async function billDocument(
  platform: Platform,
  key: BillKey,
  transfer: BillingSettings,
): Promise<{ name: string; file: Buffer } | null> {
  const { db, clock } = platform;
  const bill = await findBill(db, key);
  if (!bill) return null;
  const name = `${bill.bill_number}.pdf`;
  const stored = await findBillFile(db, key);
  if (stored) return { name, file: stored };
  const lines = await findLines(db, key, { language: documentLanguage, after: 0, limit: allLines });
  await saveBillFile(db, key, await writeBill(platform, bill, lines, transfer), clock.now());
  // A concurrent request may have been first.
  const file = await findBillFile(db, key);
  return file && { name, file };
}

const shown = (cents: number) => shownPrice(priceOf(cents)[0]!, documentLanguage);
const shownInBoth = (cents: number) =>
  priceOf(cents)
    .map((price) => shownPrice(price, documentLanguage))
    .join(' / ');

async function writeBill(
  { db }: Platform,
  bill: BillDetailRow,
  lines: readonly LineRow[],
  transfer: BillingSettings,
): Promise<Buffer> {
  const t = await textReader(db, billMessages, documentLanguage);
  const number = bill.bill_number;
  const title = t(bill.kind === 'bill' ? 'document.bill.title' : 'document.bill.credit_note', { number });
  const pdf = await openTaggedPdf({ title, createdAt: new Date(`${bill.issued_on}T00:00:00Z`) });
  pdf.heading(title);
  if (bill.corrects_number) pdf.paragraph(t('document.bill.corrects', { number: bill.corrects_number }));
  pdf.facts([
    { name: t('document.bill.customer'), fact: bill.customer_name },
    { name: t('document.bill.contract'), fact: bill.contract_id },
    { name: t('document.bill.period'), fact: `${shownDay(bill.period_from)} – ${shownDay(bill.period_to)}` },
    { name: t('document.bill.issued'), fact: shownDay(bill.issued_on) },
    { name: t('document.bill.due'), fact: shownDay(bill.due_on) },
  ]);
  pdf.subheading(t('document.bill.lines'));
  pdf.amounts(lines.map((line) => ({ text: textOfLine(line), amount: shown(line.amount_cents) })));
  pdf.subheading(t('document.bill.vat'));
  for (const { percent, net_cents, vat_cents } of bill.vat) {
    pdf.paragraph(t('document.bill.vat_line', { percent, net: shown(net_cents), vat: shown(vat_cents) }));
  }
  pdf.amounts([{ text: t('document.bill.total'), amount: shownInBoth(bill.total_cents), isTotal: true }]);
  if (transfer && bill.kind === 'bill' && bill.total_cents > 0) {
    pdf.subheading(t('document.bill.transfer'));
    const text = t('document.bill.transfer_text', { iban: readableIban(transfer.iban), name: transfer.name, number });
    pdf.paragraph(text);
    pdf.qrCode(transferCode({ ...transfer, cents: bill.total_cents, text: number }), text);
  }
  return pdf.end();
}

function textOfLine({ service_id, name, from_day, to_day, quantity }: LineRow): string {
  const days = [from_day, to_day].flatMap((day) => (day ? [shownDay(day)] : [])).join(' – ');
  return [service_id, name, days, quantity].filter(Boolean).join(' · ');
}
