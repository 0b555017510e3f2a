// BORICA's e-commerce gateway (APGW, P-OM-41 5.0): RSA-signed forms pass through the browser, a status check runs
// server to server. Saving a card pre-authorises a small amount and reverses it. Charging a saved card needs the bank's
// agreement to payments without the cardholder: it repeats the references of the pre-authorisation.

import { createSign, createVerify } from 'node:crypto';
import { decimalAmount } from '#platform/money.ts';
import type { Clock } from '#platform/clock.ts';
import { requestOutside } from '#platform/server/partners/outbound-http.ts';
import type { BoricaSettings } from './borica-settings.ts';
import {
  GatewayUnavailable,
  type GatewayCard,
  type PaymentGateway,
  type PaymentType,
  type VisitKey,
  type VisitOutcome,
} from './payment-gateway.ts';

type Fields = Readonly<Record<string, string>>;

const transactionTypes = {
  authorisation: { forward: '12', reversal: '22' },
  purchase: { forward: '1', reversal: '24' },
} as const satisfies Record<PaymentType, object>;
const statusCheck = '90';

const signedOut = ['TERMINAL', 'TRTYPE', 'AMOUNT', 'CURRENCY', 'ORDER', 'TIMESTAMP', 'NONCE', 'RFU'];
const signedOutStatus = ['TERMINAL', 'TRTYPE', 'ORDER', 'NONCE', 'RFU'];
const signedBack = [
  'ACTION',
  'RC',
  'APPROVAL',
  'TERMINAL',
  'TRTYPE',
  'AMOUNT',
  'CURRENCY',
  'ORDER',
  'RRN',
  'INT_REF',
  'PARES_STATUS',
  'ECI',
  'TIMESTAMP',
  'NONCE',
  'RFU',
];

export function boricaGateway(settings: BoricaSettings, clock: Clock): PaymentGateway {
  const signed = (fields: Record<string, string>, order: readonly string[]) => ({
    ...fields,
    P_SIGN: createSign('RSA-SHA256').update(signedText(fields, order)).sign(settings.privateKey, 'hex').toUpperCase(),
  });
  const common = (visit: VisitKey, type: string) => ({
    TERMINAL: settings.terminal,
    TRTYPE: type,
    AMOUNT: decimalAmount(visit.amountCents),
    CURRENCY: 'EUR',
    ORDER: visit.order,
    TIMESTAMP: timestamp(clock.now()),
    NONCE: visit.nonce,
  });
  const isOurs = (form: Fields) =>
    form['TERMINAL'] === settings.terminal &&
    // Node's hex decoder stops at the first invalid digit, so trailing characters would pass unchecked.
    /^[0-9A-F]{512}$/i.test(form['P_SIGN'] ?? '') &&
    createVerify('RSA-SHA256')
      .update(signedText(form, signedBack))
      .verify(settings.gatewayKey, form['P_SIGN'] ?? '', 'hex');

  /** Server-to-server calls post a form and get JSON. */
  const post = async (fields: Record<string, string>): Promise<Fields> => {
    const answer = await send(settings.url, fields, settings.timeoutMs);
    if (!isOurs(answer)) throw new GatewayUnavailable('The payment gateway answered without its signature.');
    return answer;
  };

  const ask = async (visit: VisitKey): Promise<VisitOutcome> => {
    const { TERMINAL, ORDER, NONCE } = common(visit, statusCheck);
    const original = transactionTypes[visit.type].forward;
    const fields = { TERMINAL, TRTYPE: statusCheck, ORDER, NONCE, TRAN_TRTYPE: original };
    const answer = await post(signed(fields, signedOutStatus));
    const isOriginal = [undefined, '', original].includes(answer['TRAN_TRTYPE']);
    const compared = isApproved(answer) ? ofApproval : ofVisit;
    if (!isOriginal || !isAbout(answer, common(visit, statusCheck), compared)) throw otherVisit();
    return outcomeOf(answer, visit.type);
  };

  return {
    start: (visit) => ({
      url: settings.url,
      fields: signed(
        {
          ...common(visit, transactionTypes[visit.type].forward),
          DESC: settings.description,
          MERCHANT: settings.merchant,
          MERCH_NAME: settings.merchantName,
          MERCH_URL: settings.merchantUrl,
          EMAIL: settings.merchantEmail,
          COUNTRY: 'BG',
          MERCH_GMT: '+02',
          LANG: visit.language.toUpperCase(),
          ADDENDUM: 'AD,TD',
          'AD.CUST_BOR_ORDER_ID': visit.order,
          M_INFO: cardholderInformation(visit.cardholder),
        },
        signedOut,
      ),
    }),
    identifyAnswer: (form) => (isOurs(form) ? form['NONCE'] || null : null),
    // CARD, CARD_BRAND and CARDHOLDERINFO are not signed, and this form came through the browser.
    readAnswer: (form, visit) =>
      isAbout(form, common(visit, transactionTypes[visit.type].forward), isApproved(form) ? ofApproval : ofVisit)
        ? { outcome: 'unconfirmed' }
        : null,
    ask,
    async charge(payment, cardReference) {
      const fields = common(payment, transactionTypes[payment.type].forward);
      const answer = await post(signed({ ...fields, ...referenceFields(cardReference) }, signedOut));
      if (!isAbout(answer, fields, isApproved(answer) ? ofApproval : ofVisit)) throw otherVisit();
      // A duplicate was decided before: the status check knows how.
      return duplicateActions.has(answer['ACTION'] ?? '') ? ask(payment) : outcomeOf(answer, payment.type);
    },
    async reverse(visit, reference) {
      const fields = common(visit, transactionTypes[visit.type].reversal);
      const answer = await post(signed({ ...fields, ...referenceFields(reference) }, signedOut));
      if (!isAbout(answer, fields, ofVisit)) throw otherVisit();
      if (!reversedActions.has(answer['ACTION'] ?? '')) {
        throw new GatewayUnavailable(`The payment gateway did not reverse the amount: RC ${answer['RC']}.`);
      }
    },
  };
}

/** Signed fields that every answer repeats, and those that an approval adds. */
const ofVisit = ['TERMINAL', 'TRTYPE', 'ORDER', 'NONCE'] as const;
const ofApproval = [...ofVisit, 'AMOUNT', 'CURRENCY'] as const;
type ComparedField = (typeof ofApproval)[number];

function isAbout(answer: Fields, visit: Record<ComparedField, string>, compared: readonly ComparedField[]): boolean {
  return compared.every((name) => answer[name] === visit[name]);
}

const otherVisit = () => new GatewayUnavailable('The payment gateway answered about another visit.');

const duplicateActions: ReadonlySet<string> = new Set(['1', '6', '7', '8']);
/** Done now, or a duplicate of an earlier reversal. */
const reversedActions = new Set(['0', ...duplicateActions]);

function referenceFields(reference: string) {
  const [, RRN = '', INT_REF = ''] = reference.split(':');
  return { RRN, INT_REF };
}

/** Each value with its length in bytes, an absent one as a dash. */
export function signedText(fields: Fields, order: readonly string[]): string {
  return order.map((name) => partOf(fields[name])).join('');
}

function partOf(value: string | undefined): string {
  return value ? `${Buffer.byteLength(value)}${value}` : '-';
}

const stillOpen = '-40';
const unknownOrder = '-24';
const cancelledByPerson = '-25';
/**
 * The issuer authenticated the cardholder. Later charges happen without the cardholder, so no other status is accepted
 * for a card that is saved. A purchase that the bank approved is paid.
 */
const authenticated = 'Y';

function outcomeOf(answer: Fields, type: PaymentType): VisitOutcome {
  const { RC = '' } = answer;
  const message = answer['CARDHOLDERINFO'] || null;
  if (isApproved(answer)) {
    const card = cardOf(answer);
    return type === 'purchase' || answer['PARES_STATUS'] === authenticated
      ? { outcome: 'approved', card }
      : { outcome: 'refused', reason: 'not authenticated', message, reference: card.reference };
  }
  if (RC === stillOpen || RC === unknownOrder) return { outcome: 'open' };
  if (RC === cancelledByPerson) return { outcome: 'cancelled' };
  return { outcome: 'refused', reason: RC, message };
}

const isApproved = ({ ACTION, RC }: Fields) => ACTION === '0' && RC === '00';

function cardOf(answer: Fields): GatewayCard {
  const lastFour = /(\d{4})$/.exec(answer['CARD'] ?? '')?.[1] ?? '????';
  return {
    type: /visa/i.test(answer['CARD_BRAND'] ?? '') || answer['CARD']?.startsWith('4') ? 'VISA' : 'other',
    name: `•••• ${lastFour}`,
    expirationDate: null,
    reference: ['borica', answer['RRN'], answer['INT_REF']].join(':'),
  };
}

/** UTC, as YYYYMMDDHHMMSS. */
function timestamp(at: Date): string {
  return at.toISOString().slice(0, 19).replace(/\D/g, '');
}

/** Names must be in Latin letters. The challenge is required, because later charges happen without the cardholder. */
function cardholderInformation({ name, email }: { name: string; email: string }): string {
  const latin = /^[A-Za-z' -]{1,45}$/.test(name) ? { cardholderName: name } : {};
  return Buffer.from(JSON.stringify({ ...latin, email, threeDSRequestorChallengeInd: '04' })).toString('base64');
}

async function send(url: string, fields: Record<string, string>, timeoutMs: number): Promise<Fields> {
  try {
    const response = await requestOutside(url, { method: 'POST', body: new URLSearchParams(fields), timeoutMs });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Fields;
  } catch (cause) {
    throw new GatewayUnavailable('The payment gateway does not answer.', { cause });
  }
}
