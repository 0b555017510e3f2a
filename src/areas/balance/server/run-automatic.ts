// Runs automatic top-ups: tells the user before, charges the saved card, and keeps the ceiling of the month. One
// transaction per number, so a run that is interrupted continues with the next one.

import { shownDay, shownMoment, sofiaDay } from '#platform/clock.ts';
import { languageOf } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { findPayer } from '#platform/server/card-payments/payer-store.ts';
import { startCharge } from '#platform/server/card-payments/start-payment.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import { findAvailableCents } from '#platform/server/number-balance.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { cardLife } from '#areas/profile/rules.ts';
import { automaticStep, isWithinCeiling, monthOf } from '../automatic-top-up.ts';
import { stopAutomatic } from './automatic-failures.ts';
import {
  findAutomaticNumbers,
  lockAutomatic,
  saveProgress,
  type AutomaticNumber,
  type AutomaticRow,
} from './automatic-store.ts';
import type { BalanceSource } from './balance-source/balance-source.ts';
import { automaticTopUpsJob } from './jobs.ts';
import { refreshBalance } from './refresh-balance.ts';
import { mailTopUp } from './top-up-mails.ts';
import { topUpPayments } from './top-up-payments.ts';
import { saveTopUp } from './top-up-store.ts';

const numbersAtOnce = 200;

export function handleAutomaticTopUps(platform: Platform, source: BalanceSource | null): JobHandler {
  const { db, clock } = platform;
  return handleJob(automaticTopUpsJob, async () => {
    let numbers: AutomaticNumber[] = [];
    // After the first question without an answer the others are not asked: each would wait until its time-out.
    let answers = true;
    do {
      numbers = await findAutomaticNumbers(db, numbers.at(-1) ?? null, numbersAtOnce);
      for (const { mode, ...service } of numbers) {
        try {
          if (source && mode === 'below' && answers) answers = await refreshBalance(platform, source, service);
          await inTransaction(db, (tx) => runOne(tx, service, clock.now()));
        } catch (error) {
          // The other numbers do not wait for this one.
          platform.log.error({ err: error }, 'an automatic top-up failed');
        }
      }
    } while (numbers.length === numbersAtOnce);
  });
}

async function runOne(tx: Tx, service: ServiceKey, now: Date): Promise<void> {
  const today = sofiaDay(now);
  const automatic = await lockAutomatic(tx, service, today);
  if (!automatic || automatic.stopped_at !== null || automatic.is_charging) return;
  const next = automaticStep(
    { mode: automatic.mode, belowCents: automatic.below_cents, dayOfMonth: automatic.day_of_month },
    {
      balanceCents: await findAvailableCents(tx, service),
      chargeAfter: automatic.charge_after,
      chargedAt: automatic.charged_at,
      chosenAt: automatic.chosen_at,
      skippedOn: automatic.skipped_on,
    },
    now,
  );
  const { step } = next;
  if (step === 'withdraw') return saveProgress(tx, service, { charge_after: null });
  if (step === 'none') return;
  if (!automatic.is_owner) return stopAutomatic(tx, service, automatic, 'number', now);
  if (cardLife(automatic.expiration_date, today) === 'expired' || automatic.card_name === null) {
    return stopAutomatic(tx, service, automatic, 'card', now);
  }
  if (step === 'skip') return skip(tx, service, automatic, next, now);
  // What is announced on the last day of a month counts in the next.
  const isNextMonth = step === 'notice' && monthOf(sofiaDay(next.chargeAfter)) !== monthOf(today);
  const chargedCents = isNextMonth ? 0 : automatic.charged_cents;
  if (!isWithinCeiling(chargedCents, automatic.amount_cents, automatic.ceiling_cents)) {
    return tellCeiling(tx, service, automatic, now);
  }
  return step === 'charge' ? charge(tx, service, automatic, now) : notice(tx, service, automatic, next, now);
}

async function notice(
  tx: Tx,
  service: ServiceKey,
  automatic: AutomaticRow,
  { chargeAfter, isLate }: { chargeAfter: Date; isLate: boolean },
  now: Date,
): Promise<void> {
  await saveProgress(tx, service, { noticed_at: now, charge_after: chargeAfter });
  const when = shownMoment(chargeAfter);
  const facts = { number: service.serviceId, card: automatic.card_name ?? '', when, isLate };
  const news = { name: 'mail.automatic_soon', ...facts } as const;
  await mailTopUp(tx, automatic.account_id, automatic.amount_cents, news, now);
}

/** Once for each day; users who were told of the ceiling of that month know the reason. */
async function skip(
  tx: Tx,
  service: ServiceKey,
  automatic: AutomaticRow,
  { day, nextDay }: { day: string; nextDay: string },
  now: Date,
): Promise<void> {
  await saveProgress(tx, service, { skipped_on: day, charge_after: null });
  if (automatic.ceiling_told_on === monthOf(day)) return;
  const days = { day: shownDay(day), next: shownDay(nextDay) };
  const news = { name: 'mail.automatic_skipped', number: service.serviceId, ...days } as const;
  await mailTopUp(tx, automatic.account_id, automatic.amount_cents, news, now);
}

/** Once a month. */
async function tellCeiling(tx: Tx, service: ServiceKey, automatic: AutomaticRow, now: Date): Promise<void> {
  const month = monthOf(sofiaDay(now));
  if (automatic.ceiling_told_on === month) return;
  await saveProgress(tx, service, { ceiling_told_on: month, charge_after: null });
  const payer = await findPayer(tx, automatic.account_id);
  const ceiling = shownPrice(priceOf(automatic.ceiling_cents)[0]!, languageOf(payer?.language));
  const news = { name: 'mail.automatic_ceiling', number: service.serviceId, ceiling } as const;
  await mailTopUp(tx, automatic.account_id, automatic.amount_cents, news, now);
}

async function charge(tx: Tx, service: ServiceKey, automatic: AutomaticRow, now: Date): Promise<void> {
  const { account_id: accountId, amount_cents: cents, card_id: id, card_name: name } = automatic;
  const payer = await findPayer(tx, accountId);
  const language = languageOf(payer?.language);
  const card = { id, name: name ?? '' };
  const payment = { accountId, amountCents: cents, language, now, card, isAutomatic: true };
  const topUpId = await startCharge(tx, topUpPayments, payment);
  await saveTopUp(tx, { ...service, topUpId, accountId, way: 'card', isAutomatic: true, cents, state: 'paying', now });
  await saveProgress(tx, service, { charge_after: null, charged_at: now });
  await recordAudit(tx, {
    customerId: service.customerId,
    accountId: null,
    action: 'balance.top-up-automatically',
    subject: service.serviceId,
    facts: { reference: topUpId, cents },
    happenedAt: now,
  });
}
