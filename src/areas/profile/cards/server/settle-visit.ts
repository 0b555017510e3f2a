// Saves the result of a visit to the payment page. The first signed answer wins; repeats are ignored.

import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import { isSameCard, maxCards, type CardChangeReason } from '../rules.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { findCards, lockVisit, saveCard, settleVisit, type VisitId } from './store.ts';
import { lockCard } from '../../server/lock-card.ts';
import { profileMessages } from '../../messages.ts';
import { isDecided, type GatewayCard, type VisitOutcome } from '#platform/server/payment-gateway/payment-gateway.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { reverseJob } from './reverse-authorisation.ts';

export async function settle(tx: Tx, id: VisitId, outcome: VisitOutcome, now: Date): Promise<void> {
  if (!isDecided(outcome)) return;
  // Locked before the visit, as when a visit starts: concurrent approvals see the cards saved before them.
  await lockAccountRow(tx, id.accountId);
  const visit = await lockVisit(tx, id);
  if (!visit || visit.state === 'saved' || visit.state === 'refused') return;
  if (outcome.outcome === 'cancelled') {
    if (visit.state === 'open') await settleVisit(tx, id, { state: 'abandoned', reason: outcome.outcome, now });
    return;
  }
  if (outcome.outcome === 'refused') {
    const { reason, message, reference } = outcome;
    if (reference !== undefined) await enqueue(tx, reverseJob, { ...id, reference });
    if (visit.state === 'open') await settleVisit(tx, id, { state: 'refused', reason, message, now });
    return;
  }
  await enqueue(tx, reverseJob, { ...id, reference: outcome.card.reference });
  // A late answer saves nothing; the amount is only reversed.
  if (visit.state !== 'open' || visit.deactivated_at !== null) return;
  await saveGivenCard(tx, id, visit, outcome.card, now);
}

type Visit = NonNullable<Awaited<ReturnType<typeof lockVisit>>>;

async function saveGivenCard(tx: Tx, id: VisitId, visit: Visit, card: GatewayCard, now: Date): Promise<void> {
  const { accountId } = id;
  const replaced = visit.replaces_card_id ? await lockCard(tx, accountId, visit.replaces_card_id) : undefined;
  const others = (await findCards(tx, accountId)).filter(({ card_id }) => card_id !== replaced?.card_id);
  const reason = whyNotSaved(card, others, replaced !== undefined);
  if (reason) {
    await settleVisit(tx, id, { state: 'refused', reason, now });
    return;
  }
  // A replacement keeps the id of the old card, and with it the payments.
  const cardId = replaced?.card_id ?? randomUUID();
  await saveCard(tx, { accountId, cardId, card, now });
  await settleVisit(tx, id, { state: 'saved', cardId, now });
  await recordForAccount(tx, {
    accountId,
    action: replaced ? 'card.replace' : 'card.add',
    subject: cardId,
    facts: { name: card.name, ...(replaced && { before: replaced.name }) },
    now,
  });
  const { account_language: language } = visit;
  const mail = replaced
    ? await renderMail(tx, profileMessages, {
        name: 'mail.card_replaced',
        language,
        values: { name: card.name, before: replaced.name },
      })
    : await renderMail(tx, profileMessages, { name: 'mail.card_added', language, values: { name: card.name } });
  await mailAboutSecurity(tx, mail, { accountId, email: visit.email, now });
}

type SavedCard = Awaited<ReturnType<typeof findCards>>[number];

function whyNotSaved(card: GatewayCard, others: readonly SavedCard[], replaces: boolean): CardChangeReason | null {
  const isSaved = others.some(({ expiration_date: expirationDate, ...face }) =>
    isSameCard({ ...face, expirationDate }, card),
  );
  if (isSaved) return 'same-card';
  return !replaces && others.length >= maxCards ? 'card-limit' : null;
}
