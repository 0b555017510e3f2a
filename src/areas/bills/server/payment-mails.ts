// E-mails about payments, in the language of the account.

import { languageOf } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { findPayer } from '#platform/server/card-payments/payer-store.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { billMessages } from '../messages.ts';

export type PaymentNews =
  | { name: 'mail.paid'; bills: string; card: string }
  | { name: 'mail.refunded'; bills: string }
  | { name: 'mail.automatic_soon' | 'mail.automatic_failed'; bill: string; card: string; day: string }
  | { name: 'mail.automatic_stopped'; bill: string; card: string; tries: number }
  | { name: 'mail.automatic_impossible'; bill: string; card: string; day: string; reason: 'card_ended' | 'off' };

export async function mailPayer(tx: Tx, accountId: number, cents: number, news: PaymentNews, now: Date): Promise<void> {
  const payer = await findPayer(tx, accountId);
  if (!payer || payer.deactivated_at !== null) return;
  const { name, ...values } = news;
  const amount = shownPrice(priceOf(cents)[0]!, languageOf(payer.language));
  const mail = await renderMail(tx, billMessages, {
    name,
    language: payer.language,
    values: { ...values, amount },
  });
  await enqueueMessage(tx, {
    ...mail,
    channel: 'email',
    kind: 'bills',
    accountId,
    recipient: payer.email,
    createdAt: now,
  });
}
