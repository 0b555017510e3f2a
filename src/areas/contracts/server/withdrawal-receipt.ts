// The receipt of a withdrawal: the statement with the day and time of its submission, as PDF and by e-mail.

import { shownDay, shownMoment, sofiaDay } from '#platform/clock.ts';
import { inLanguage, languageOf, type Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { shownNumber } from '#platform/msisdn.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { openTaggedPdf } from '#platform/server/documents/tagged-pdf.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { contractsMessages } from '../messages.ts';
import { isPaidMonthOver, isUsePaid } from '../rules.ts';
import { paymentOf } from './reckon-withdrawal.ts';
import type { OwnedPurchase, WithdrawalRow } from './store.ts';
import type { SummaryTexts } from './summary-texts.ts';

const fileName = 'withdrawal.pdf';

/** In the language of the statement. Null before the withdrawal. */
export async function withdrawalReceipt(db: Queryable, purchase: OwnedPurchase): Promise<Buffer | null> {
  const { withdrawal } = purchase;
  if (!withdrawal) return null;
  const language = languageOf(withdrawal.language);
  const t = await textReader(db, contractsMessages, language);
  const name = nameIn(purchase, language);
  const concluded = shownDay(sofiaDay(new Date(purchase.concluded_at)));
  const submittedAt = new Date(withdrawal.submitted_at);
  const pdf = await openTaggedPdf({ title: t('document.receipt.title'), createdAt: submittedAt });
  pdf.heading(t('document.receipt.title'));
  pdf.paragraph(t('document.receipt.text'));
  pdf.subheading(t('document.receipt.statement'));
  pdf.paragraph(t('document.receipt.words', { person: withdrawal.name, name, concluded }));
  pdf.facts([
    { name: t('document.receipt.person'), fact: withdrawal.name },
    { name: t('document.receipt.contract'), fact: name },
    ...(purchase.service_id ? [{ name: t('document.receipt.number'), fact: shownNumber(purchase.service_id) }] : []),
    { name: t('document.receipt.purchase'), fact: purchase.purchase_id },
    { name: t('document.receipt.withdrawal'), fact: withdrawal.withdrawal_id },
    { name: t('document.receipt.submitted'), fact: shownMoment(submittedAt) },
    { name: t('document.receipt.email'), fact: withdrawal.email },
  ]);
  pdf.subheading(t('document.receipt.effects'));
  if (purchase.price_cents === null) pdf.paragraph(t('document.receipt.document'));
  else pdf.facts(amountFacts(t, purchase, withdrawal));
  if (isLaterMonth(purchase, withdrawal)) pdf.paragraph(t('document.receipt.later_month'));
  return pdf.end();
}

function amountFacts(t: SummaryTexts['t'], { paid_cents }: OwnedPurchase, withdrawal: WithdrawalRow) {
  const { used_days, due_cents, refund_cents, refund_to } = withdrawal;
  const language = languageOf(withdrawal.language);
  const due = isUsePaid(due_cents, paid_cents) ? 'document.receipt.due_paid' : 'document.receipt.due';
  return [
    { name: t('document.receipt.ends'), fact: t('document.receipt.ends_now') },
    { name: t('document.receipt.used'), fact: String(used_days) },
    { name: t(due), fact: amountText(due_cents, language) },
    { name: t('document.receipt.refund'), fact: amountText(refund_cents, language) },
    ...(refund_cents > 0
      ? [{ name: t('document.receipt.refund_to'), fact: t(`document.receipt.to_${refund_to}`) }]
      : []),
  ];
}

/** To the address that the consumer chose for it. */
export async function mailReceipt(tx: Tx, purchase: OwnedPurchase, now: Date): Promise<void> {
  const withdrawal = purchase.withdrawal!;
  const language = languageOf(withdrawal.language);
  const mail = await renderMail(tx, contractsMessages, {
    name: 'mail.withdrawn',
    language,
    values: {
      name: nameIn(purchase, language),
      moment: shownMoment(now),
      refund: refundText(purchase, withdrawal),
      use: isUsePaid(withdrawal.due_cents, purchase.paid_cents) ? 'paid' : 'owed',
      month: isLaterMonth(purchase, withdrawal) ? 'later' : 'same',
      amount: amountText(withdrawal.refund_cents, language),
      due: amountText(withdrawal.due_cents, language),
    },
  });
  const content = (await withdrawalReceipt(tx, purchase))!;
  const attachment = { name: fileName, content };
  const to = { channel: 'email', kind: 'requested', recipient: withdrawal.email } as const;
  await enqueueMessage(tx, { ...mail, ...to, createdAt: now, attachment });
}

function refundText({ price_cents, paid_cents }: OwnedPurchase, { refund_cents, refund_to }: WithdrawalRow): string {
  if (price_cents === null) return 'document';
  if (refund_cents > 0) return refund_to;
  return paid_cents > 0 ? 'used' : 'none';
}

function isLaterMonth(purchase: OwnedPurchase, { submitted_at }: WithdrawalRow): boolean {
  return isPaidMonthOver(paymentOf(purchase), sofiaDay(new Date(submitted_at)));
}

function nameIn({ name_bg: bg, name_en: en }: OwnedPurchase, language: Language): string {
  return inLanguage({ bg, en }, language);
}

function amountText(cents: number, language: Language): string {
  return shownPrice(priceOf(cents)[0]!, language);
}
