// Starts a visit to the payment page: saves it and returns a signed form for the browser.

import { randomBytes, randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PaymentForm } from '../contract.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { authorisedCents, maxCards, maxOpenVisits, visitLifeSeconds, visitLimits } from '../rules.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { askGatewayJob, askAfterSeconds } from './ask-gateway.ts';
import { findCards, findOpenVisits, saveVisit, supersedeVisits } from './store.ts';
import { nextOrderNumber } from '#platform/server/card-payments/store.ts';
import { webBase } from '#platform/web-base.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';

type Visit = {
  accountId: number;
  replacesCardId: string | null;
  language: Language;
  origin: string;
  remoteAddress: string;
};
type VisitRefusal = 'EC_Too_Many_Cards' | 'EC_Partner_Unavailable' | 'EC_Too_Many_Requests' | 'Error_401';

export async function startVisit(
  platform: Platform,
  gateway: PaymentGateway | null,
  tx: Tx,
  { accountId, replacesCardId, language, origin, remoteAddress }: Visit,
): Promise<PaymentForm | Refusal<VisitRefusal>> {
  if (!gateway) return refuse('EC_Partner_Unavailable');
  const tooMany = await limitVisits(platform, accountId, remoteAddress);
  if (tooMany) return tooMany;
  // The lock serializes concurrent starts.
  const account = await lockAccountRow(tx, accountId);
  if (!account || account.deactivated_at !== null) return refuse('Error_401');
  const cards = await findCards(tx, accountId);
  if (!replacesCardId && cards.length >= maxCards) return refuse('EC_Too_Many_Cards');
  const now = platform.clock.now();
  if (replacesCardId) await supersedeVisits(tx, accountId, replacesCardId, now);
  const open = await findOpenVisits(tx, accountId);
  if (open.length >= maxOpenVisits)
    return refuse('EC_Too_Many_Requests', { WaitSeconds: secondsToExpiry(open[0]!, now) });
  const visit = {
    type: 'authorisation',
    changeId: randomUUID(),
    order: await nextOrderNumber(tx),
    nonce: randomBytes(16).toString('hex').toUpperCase(),
    amountCents: authorisedCents,
    language,
  } as const;
  await saveVisit(tx, { ...visit, accountId, replacesCardId, now });
  await enqueue(
    tx,
    askGatewayJob,
    { accountId, changeId: visit.changeId },
    { runAt: new Date(now.getTime() + askAfterSeconds * 1000) },
  );
  await recordForAccount(tx, {
    accountId,
    action: 'card.visit',
    subject: replacesCardId ?? 'new',
    facts: { order: visit.order },
    now,
  });
  const { url, fields } = gateway.start({
    ...visit,
    startedAt: now,
    answerUrl: `${origin}/api/payments/saved-cards/answer`,
    backUrl: `${webBase}/my-profile/my-cards?result=unknown`,
    cardholder: { name: `${account.first_name} ${account.last_name}`, email: account.email },
  });
  return { data: { url, transaction: { BaseUrl: url, ...fields } } };
}

/** Counted outside the transaction, so that a refusal does not roll the count back. */
async function limitVisits(
  { countersDb, clock }: Platform,
  accountId: number,
  remoteAddress: string,
): Promise<Refusal<'EC_Too_Many_Requests'> | null> {
  const counted = [
    { ...visitLimits.accountHour, subject: String(accountId) },
    { ...visitLimits.accountDay, subject: String(accountId) },
    { ...visitLimits.address, subject: remoteAddress },
  ];
  for (const limit of counted) {
    const verdict = await countAttempt(countersDb, { ...limit, now: clock.now() });
    if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  }
  return null;
}

function secondsToExpiry({ created_at }: { created_at: Date }, now: Date): number {
  return Math.max(1, Math.ceil((created_at.getTime() - now.getTime()) / 1000) + visitLifeSeconds);
}
