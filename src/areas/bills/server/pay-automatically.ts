// Pays bills by the card of their contract: tells the user before, charges on the due day, and tries again. One
// transaction per bill, so a run that is interrupted goes on where it stopped.

import { laterDay, shownDay, sofiaDay } from '#platform/clock.ts';
import { languageOf } from '#platform/languages.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { findPayer } from '#platform/server/card-payments/payer-store.ts';
import { startCharge } from '#platform/server/card-payments/start-payment.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { cardLife } from '#areas/profile/rules.ts';
import { dayOfTry } from '../automatic-payment.ts';
import {
  findAutomaticBills,
  findOwner,
  lockAutomaticBill,
  saveProgress,
  type AutomaticRow,
  type DueBill,
} from './automatic-store.ts';
import { billPayments } from './bill-payments.ts';
import { saveParts } from './payment-store.ts';
import type { BillKey } from './store.ts';
import { mailPayer } from './payment-mails.ts';

const job = defineJob<object>('pay-bills-automatically', { expireInSeconds: 3600 });

/** The portal's clock decides which bills are due. */
export const automaticPayments: RecurringJob = { job, cron: '*/5 * * * *' };

const billsAtOnce = 50;
/** Each uses a connection; users need the others. */
const paidAtOnce = 4;

export function handleAutomaticPayments({ db, clock }: Platform): JobHandler {
  return handleJob(job, async () => {
    let last: DueBill | undefined;
    do {
      const bills = await findAutomaticBills(db, sofiaDay(clock.now()), { after: last, limit: billsAtOnce });
      for (let at = 0; at < bills.length; at += paidAtOnce) {
        const group = bills.slice(at, at + paidAtOnce);
        await Promise.all(group.map((bill) => inTransaction(db, (tx) => payOne(tx, bill, clock.now()))));
      }
      last = bills.at(-1);
    } while (last);
  });
}

async function payOne(tx: Tx, key: BillKey, now: Date): Promise<void> {
  const locked = await lockAutomaticBill(tx, key);
  if (!locked || locked.open_cents === 0) return;
  const bill = locked.stopped_at === null ? locked : await resume(tx, key, locked);
  if (!bill) return;
  const today = sofiaDay(now);
  if (bill.account_id === null || bill.card_id === null) return stop(tx, key, bill, 'off', now);
  if (cardLife(bill.expiration_date, laterDay(today, bill.due_on)) === 'expired') {
    return stop(tx, key, bill, 'card_ended', now);
  }
  const payer = { ...bill, accountId: bill.account_id, card: { id: bill.card_id, name: bill.card_name ?? '' } };
  if (today < bill.due_on) {
    if (bill.noticed_at === null) await notice(tx, key, payer, now);
    return;
  }
  if (isTryDue(bill, today)) await charge(tx, key, payer, now);
}

/** A card that was chosen after the stop pays again, after a new notice; null if none was. */
async function resume(tx: Tx, key: BillKey, bill: AutomaticRow): Promise<AutomaticRow | null> {
  if (bill.activated_at === null || bill.activated_at <= bill.stopped_at!) return null;
  const progress = { stopped_at: null, noticed_at: null };
  await saveProgress(tx, key, progress);
  return { ...bill, ...progress };
}

function isTryDue({ due_on, tries, tried_at, is_reserved }: AutomaticRow, today: string): boolean {
  const day = dayOfTry(due_on, tries);
  const wasToday = tried_at !== null && sofiaDay(tried_at) === today;
  return day !== null && day <= today && !wasToday && !is_reserved;
}

type Paying = AutomaticRow & { accountId: number; card: { id: string; name: string } };

async function notice(tx: Tx, key: BillKey, { accountId, card, ...bill }: Paying, now: Date): Promise<void> {
  await saveProgress(tx, key, { noticed_at: now });
  const news = {
    name: 'mail.automatic_soon',
    bill: bill.bill_number,
    card: card.name,
    day: shownDay(bill.due_on),
  } as const;
  await mailPayer(tx, accountId, bill.open_cents, news, now);
}

async function charge(tx: Tx, key: BillKey, { accountId, card, ...bill }: Paying, now: Date): Promise<void> {
  const { customerId, billId } = key;
  const payer = await findPayer(tx, accountId);
  const language = languageOf(payer?.language);
  const amountCents = bill.open_cents;
  const paymentId = await startCharge(tx, billPayments, {
    accountId,
    amountCents,
    language,
    now,
    card,
    isAutomatic: true,
  });
  await saveParts(tx, { accountId, paymentId }, [{ customerId, billId, cents: amountCents }]);
  await saveProgress(tx, key, { tries: bill.tries + 1, tried_at: now });
  await recordAudit(tx, {
    customerId,
    accountId: null,
    action: 'bill.pay-automatically',
    subject: billId,
    facts: { reference: paymentId, cents: amountCents },
    happenedAt: now,
  });
}

/** Nothing is charged, and the user is told so. */
async function stop(tx: Tx, key: BillKey, bill: AutomaticRow, reason: 'card_ended' | 'off', now: Date): Promise<void> {
  await saveProgress(tx, key, { stopped_at: now });
  const accountId = bill.account_id ?? (await findOwner(tx, key.customerId));
  if (accountId === null) return;
  const { bill_number, card_name, due_on, open_cents } = bill;
  const facts = { bill: bill_number, card: card_name ?? '', day: shownDay(due_on), reason };
  await mailPayer(tx, accountId, open_cents, { name: 'mail.automatic_impossible', ...facts }, now);
}
