// Pays bills by card: reserves the amounts and starts the payment in one transaction.

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
import { amountProblem, dividePayment } from '../rules.ts';
import { billPayments } from './bill-payments.ts';
import { lockBills, saveParts, type PayableRow } from './payment-store.ts';

export type PaymentRequest = {
  accountId: number;
  contract: string | null;
  billIds: readonly string[];
  /** In euro. */
  amount: number;
  cardId: string | null;
  language: Language;
  origin: string;
};

type PaymentRefusal =
  | 'EC_User_Not_Authoried'
  | 'EC_Bill_Paid'
  | 'EC_Invalid_Amount'
  | 'EC_Payment_Pending'
  | 'EC_Card_Expired'
  | 'EC_Partner_Unavailable'
  | 'EC_Too_Many_Requests';

/** Without a limit, attackers could test stolen cards. */
const paymentsPerHour = { name: 'bill-payments', limit: 30, windowSeconds: 3600 };

export async function payBills(
  platform: Platform,
  gateway: PaymentGateway | null,
  tx: Tx,
  request: PaymentRequest,
): Promise<{ payment_id: string; form: PaymentPageForm | null } | Refusal<PaymentRefusal>> {
  if (!gateway) return refuse('EC_Partner_Unavailable');
  const { accountId, language, origin } = request;
  const now = platform.clock.now();
  const limit = { ...paymentsPerHour, subject: String(accountId), now };
  // Counted outside the transaction, so that a refusal does not roll the count back.
  const verdict = await countAttempt(platform.countersDb, limit);
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  const bills = await lockBills(tx, accountId, request.billIds);
  const cents = wholeCentsOf(request.amount);
  const refused = whyNot(bills, cents, request);
  if (refused) return refused;
  const payer = await findPayer(tx, accountId);
  if (!payer) return refuse('EC_User_Not_Authoried');
  const payment = { accountId, amountCents: cents!, language, now };
  const started = request.cardId
    ? await chargeCard(tx, request.cardId, payment)
    : await startAtBank(tx, gateway, billPayments, {
        ...payment,
        origin,
        webBase,
        cardholder: { name: `${payer.first_name} ${payer.last_name}`, email: payer.email },
      });
  if ('refused' in started) return started;
  const { paymentId, form = null } = started;
  await saveDivision(tx, { accountId, paymentId }, cents!, bills, now);
  return { payment_id: paymentId, form };
}

function whyNot(
  bills: readonly PayableRow[],
  cents: number | null,
  { billIds, contract }: PaymentRequest,
): Refusal<PaymentRefusal> | null {
  const isForeign = bills.length !== billIds.length || bills.some((bill) => contract && bill.contract_id !== contract);
  if (isForeign) return refuse('EC_User_Not_Authoried');
  if (bills.some(({ is_reserved }) => is_reserved)) return refuse('EC_Payment_Pending');
  if (bills.some(({ open_cents }) => open_cents === 0)) return refuse('EC_Bill_Paid');
  const open = bills.reduce((sum, bill) => sum + bill.open_cents, 0);
  const problem = cents === null ? 'too-small' : amountProblem(cents, open);
  return problem && refuse('EC_Invalid_Amount', { OpenCents: open });
}

type StartedPayment = { accountId: number; amountCents: number; language: Language; now: Date };

async function chargeCard(
  tx: Tx,
  cardId: string,
  payment: StartedPayment,
): Promise<{ paymentId: string; form?: undefined } | Refusal<'EC_User_Not_Authoried' | 'EC_Card_Expired'>> {
  const card = isUuid(cardId) ? await lockPayingCard(tx, payment.accountId, cardId) : undefined;
  if (!card) return refuse('EC_User_Not_Authoried');
  if (cardLife(card.expiration_date, sofiaDay(payment.now)) === 'expired') return refuse('EC_Card_Expired');
  const charge = { ...payment, card: { id: card.card_id, name: card.name }, isAutomatic: false };
  return { paymentId: await startCharge(tx, billPayments, charge) };
}

async function saveDivision(
  tx: Tx,
  id: { accountId: number; paymentId: string },
  cents: number,
  bills: readonly PayableRow[],
  now: Date,
): Promise<void> {
  const payable = bills.map(({ bill_id: billId, open_cents: openCents, due_on: dueOn }) => ({
    billId,
    openCents,
    dueOn,
  }));
  const centsOfBill = new Map(dividePayment(cents, payable).map((part) => [part.billId, part.cents]));
  // In the order of the locked bills: an audit entry locks its customer, and all payments lock customers in one order.
  const parts = bills.flatMap(({ customer_id: customerId, bill_id: billId }) => {
    const paid = centsOfBill.get(billId);
    return paid === undefined ? [] : [{ customerId, billId, cents: paid }];
  });
  await saveParts(tx, id, parts);
  for (const { customerId, billId, cents: paid } of parts) {
    await recordAudit(tx, {
      customerId,
      accountId: id.accountId,
      action: 'bill.pay',
      subject: billId,
      facts: { reference: id.paymentId, cents: paid },
      happenedAt: now,
    });
  }
}
