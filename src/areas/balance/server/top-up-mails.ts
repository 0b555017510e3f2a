// E-mails about top-ups, in the language of the payer.

import { languageOf } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { shownNumber } from '#platform/msisdn.ts';
import { findPayer } from '#platform/server/card-payments/payer-store.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { StopReason } from '../automatic-top-up.ts';
import { balanceMessages } from '../messages.ts';
import type { VoucherRefusal } from '../rules.ts';

/** `number` is the topped-up number. */
export type TopUpNews =
  | { name: 'mail.credited'; number: string; way: string }
  | { name: 'mail.refunded'; number: string }
  | { name: 'mail.voucher_failed'; number: string }
  | { name: 'mail.voucher_refused'; number: string; reason: VoucherRefusal | 'not_credited' }
  | { name: 'mail.automatic_soon'; number: string; card: string; when: string; isLate: boolean }
  | { name: 'mail.automatic_skipped'; number: string; day: string; next: string }
  | { name: 'mail.automatic_failed'; number: string; card: string }
  | {
      name: 'mail.automatic_stopped';
      number: string;
      card: string;
      reason: Exclude<StopReason, 'withdrawal'>;
    }
  | { name: 'mail.automatic_ceiling'; number: string; ceiling: string };

export async function mailTopUp(
  tx: Tx,
  accountId: number,
  cents: number | null,
  news: TopUpNews,
  now: Date,
): Promise<void> {
  const payer = await findPayer(tx, accountId);
  if (!payer || payer.deactivated_at !== null) return;
  const { name, number, ...values } = news;
  const amount = cents !== null && { amount: shownPrice(priceOf(cents)[0]!, languageOf(payer.language)) };
  const mail = await renderMail(tx, balanceMessages, {
    name,
    language: payer.language,
    values: { ...values, ...amount, number: shownNumber(number) },
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
