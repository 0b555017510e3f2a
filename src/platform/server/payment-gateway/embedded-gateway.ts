// The demo payment gateway: state in the database, a page in the portal, and signatures in both directions, like a
// bank's gateway. payment-page.ts decides the result of each test card.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { decimalAmount } from '#platform/money.ts';
import { everyVersion } from '#platform/server/key-rotation/key-versions.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CardType } from '#platform/payment-cards.ts';
import { GatewayUnavailable, type PaymentGateway, type VisitKey, type VisitOutcome } from './payment-gateway.ts';

type Fields = Readonly<Record<string, string>>;
type Direction = 'to the page' | 'from the page';

export const embeddedPagePath = '/api/dev/payment-page';

const signedToPage = ['TransactionId', 'Amount', 'Currency', 'ReturnUrl', 'BackUrl', 'Language'];
const signedFromPage = ['TransactionId', 'Result', 'Reason', 'CardType', 'CardName', 'CardExpiresOn'];

export function embeddedGateway(platform: Platform): PaymentGateway {
  return {
    start: (visit) => ({
      url: embeddedPagePath,
      fields: signForPage(platform, {
        TransactionId: visit.nonce,
        Amount: decimalAmount(visit.amountCents),
        Currency: 'EUR',
        ReturnUrl: visit.answerUrl,
        BackUrl: visit.backUrl,
        Language: visit.language,
      }),
    }),
    identifyAnswer: (form) =>
      isSigned(platform, 'from the page', form, signedFromPage) ? (form['TransactionId'] ?? null) : null,
    readAnswer: (form, { nonce }) => (form['TransactionId'] === nonce ? outcomeOf(form) : null),
    async ask({ nonce }) {
      await failIfDown(platform);
      const payment = await findPayment(platform, nonce);
      return payment ? decidedOutcome(platform, payment) : { outcome: 'open' };
    },
    charge: (payment, cardReference) => chargeSavedCard(platform, payment, cardReference),
    async reverse({ nonce, amountCents }) {
      await failIfDown(platform);
      await platform.db
        .updateTable('embedded_payment')
        .set({ is_reversed: true, reversed_amount: decimalAmount(amountCents) })
        .where('transaction_id', '=', nonce)
        .execute();
    },
  };
}

async function failIfDown({ db }: Platform): Promise<void> {
  if (await isPartnerDown(db, 'payment-gateway')) throw new GatewayUnavailable('The payment gateway does not answer.');
}

/** A saved card that the demo bank cannot charge at once: the answer is lost, and the status check tells it. */
const silentCard = '•••• 0119';
/** More than this is refused, as if the account had no more. */
const availableCents = 100_000;

async function chargeSavedCard(platform: Platform, { nonce, amountCents, language }: VisitKey, cardReference: string) {
  await failIfDown(platform);
  const saved = await findPayment(platform, cardReference.replace(/^embedded:/, ''));
  await platform.db
    .insertInto('embedded_payment')
    .values({
      transaction_id: nonce,
      amount: decimalAmount(amountCents),
      currency: 'EUR',
      return_url: '',
      back_url: '',
      language,
      state: amountCents > availableCents ? 'refused' : 'approved',
      card_type: saved?.card_type ?? null,
      card_name: saved?.card_name ?? null,
      card_expires_on: saved?.card_expires_on ?? null,
      created_at: platform.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (saved?.card_name === silentCard) throw new GatewayUnavailable('The payment gateway lost the answer.');
  return decidedOutcome(platform, (await findPayment(platform, nonce))!);
}

const undecidedMs = 24 * 60 * 60 * 1000;

/** An undecided payment of the demo is approved after a day. */
function decidedOutcome({ clock }: Platform, payment: Payment): VisitOutcome {
  if (payment.state !== 'undecided') return outcomeOf(answerFields(payment));
  const isDecided = clock.now().getTime() - payment.created_at.getTime() >= undecidedMs;
  return isDecided ? outcomeOf({ ...answerFields(payment), Result: 'approved' }) : { outcome: 'undecided' };
}

export function findPayment({ db }: Platform, transactionId: string) {
  return db.selectFrom('embedded_payment').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();
}

type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** What the page posts back about a visit. */
export function signedAnswer(platform: Platform, payment: Payment): Record<string, string> {
  const fields = answerFields(payment);
  return { ...fields, Signature: signatureOf(platform.keys.payment.current, 'from the page', fields, signedFromPage) };
}

export function isFromPortal(platform: Platform, form: Fields): boolean {
  return isSigned(platform, 'to the page', form, signedToPage);
}

function signForPage(platform: Platform, fields: Record<string, string>): Record<string, string> {
  return { ...fields, Signature: signatureOf(platform.keys.payment.current, 'to the page', fields, signedToPage) };
}

function answerFields(payment: Payment): Record<string, string> {
  return {
    TransactionId: payment.transaction_id,
    Result: payment.state,
    Reason: payment.state,
    CardType: payment.card_type ?? '',
    CardName: payment.card_name ?? '',
    CardExpiresOn: payment.card_expires_on ?? '',
  };
}

function outcomeOf(answer: Fields): VisitOutcome {
  const result = answer['Result'];
  if (result === 'open' || result === 'cancelled') return { outcome: result };
  if (result !== 'approved') return { outcome: 'refused', reason: answer['Reason'] ?? '', message: null };
  return {
    outcome: 'approved',
    card: {
      type: (answer['CardType'] === 'VISA' ? 'VISA' : 'other') satisfies CardType,
      name: answer['CardName'] ?? '',
      expirationDate: answer['CardExpiresOn'] || null,
      reference: `embedded:${answer['TransactionId']}`,
    },
  };
}

function isSigned(platform: Platform, direction: Direction, form: Fields, names: readonly string[]): boolean {
  const given = Buffer.from(form['Signature'] ?? '');
  return everyVersion(platform.keys.payment).some((key) => {
    const right = Buffer.from(signatureOf(key, direction, form, names));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

function signatureOf(key: Uint8Array, direction: Direction, fields: Fields, names: readonly string[]): string {
  const text = JSON.stringify([direction, ...names.map((name) => fields[name] ?? '')]);
  return createHmac('sha256', key).update(text).digest('hex');
}
