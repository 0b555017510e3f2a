// Tops up any prepaid number by card: reserves the top-up and starts the payment in one transaction.

import { sofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Language } from '#platform/languages.ts';
import { wholeCentsOf } from '#platform/money.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { findPayer, lockPayingCard } from '#platform/server/card-payments/payer-store.ts';
import { startAtBank, startCharge } from '#platform/server/card-payments/start-payment.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { PaymentGateway, PaymentPageForm } from '#platform/server/payment-gateway/payment-gateway.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { isUuid } from '#platform/uuid.ts';
import { webBase } from '#platform/web-base.ts';
import { cardLife } from '#areas/profile/rules.ts';
import { topUpProblem } from '../rules.ts';
import { topUpPayments } from './top-up-payments.ts';
import type { TopUpSettings } from './top-up-settings.ts';
import { findPrepaidNumber, saveTopUp } from './top-up-store.ts';

export type TopUpRequest = {
  accountId: number;
  msisdn: string;
  /** In euro. */
  amount: number;
  cardId: string | null;
  language: Language;
  origin: string;
};

type TopUpRefusal =
  | 'EC_User_Not_Authoried'
  | 'EC_Number_Not_Prepaid'
  | 'EC_Invalid_Top_Up'
  | 'EC_Card_Expired'
  | 'EC_Partner_Unavailable'
  | 'EC_Too_Many_Requests';

/** Without a limit, attackers could test stolen cards and search for numbers. */
export const topUpsPerHour = { name: 'top-ups', limit: 30, windowSeconds: 3600 };

type TopUpPartners = { gateway: PaymentGateway | null; settings: TopUpSettings };

export async function startTopUp(
  platform: Platform,
  { gateway, settings }: TopUpPartners,
  tx: Tx,
  request: TopUpRequest,
): Promise<{ top_up_id: string; form: PaymentPageForm | null } | Refusal<TopUpRefusal>> {
  if (!gateway) return refuse('EC_Partner_Unavailable');
  const { accountId } = request;
  const now = platform.clock.now();
  // Counted outside the transaction, so that a refusal does not roll the count back.
  const verdict = await countAttempt(platform.countersDb, { ...topUpsPerHour, subject: String(accountId), now });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  const number = await findPrepaidNumber(tx, request.msisdn);
  if (!number) return refuse('EC_Number_Not_Prepaid');
  const cents = wholeCentsOf(request.amount);
  if (cents === null || topUpProblem(cents, settings) !== null) return refuse('EC_Invalid_Top_Up');
  const started = await startPayment(tx, gateway, request, cents, now);
  if ('refused' in started) return started;
  const { paymentId: topUpId, form } = started;
  await saveTopUp(tx, { ...number, topUpId, accountId, way: 'card', isAutomatic: false, cents, state: 'paying', now });
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId,
    action: 'balance.top-up',
    subject: number.serviceId,
    facts: { reference: topUpId, cents },
    happenedAt: now,
  });
  return { top_up_id: topUpId, form };
}

type StartedPayment = { paymentId: string; form: PaymentPageForm | null };

async function startPayment(
  tx: Tx,
  gateway: PaymentGateway,
  { accountId, cardId, language, origin }: TopUpRequest,
  amountCents: number,
  now: Date,
): Promise<StartedPayment | Refusal<'EC_User_Not_Authoried' | 'EC_Card_Expired'>> {
  const payment = { accountId, amountCents, language, now };
  if (cardId !== null) {
    const card = isUuid(cardId) ? await lockPayingCard(tx, accountId, cardId) : undefined;
    if (!card) return refuse('EC_User_Not_Authoried');
    if (cardLife(card.expiration_date, sofiaDay(now)) === 'expired') return refuse('EC_Card_Expired');
    const charge = { ...payment, card: { id: card.card_id, name: card.name }, isAutomatic: false };
    return { paymentId: await startCharge(tx, topUpPayments, charge), form: null };
  }
  const payer = await findPayer(tx, accountId);
  if (!payer) return refuse('EC_User_Not_Authoried');
  const cardholder = { name: `${payer.first_name} ${payer.last_name}`, email: payer.email };
  return startAtBank(tx, gateway, topUpPayments, { ...payment, origin, webBase, cardholder });
}
