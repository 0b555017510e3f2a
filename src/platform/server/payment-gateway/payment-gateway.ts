// Port of the bank's payment page. A visit either authorises a small amount, to check a card that is then saved, or
// pays. A saved card pays without a visit. The portal keeps only the display data of a card and the gateway's reference.

import type { Language } from '#platform/languages.ts';
import type { CardType } from '#platform/payment-cards.ts';

/** An authorisation is reversed at once; a purchase is kept. */
export type PaymentType = 'authorisation' | 'purchase';

export type PaymentVisit = {
  type: PaymentType;
  /** Six digits, unique within a day. */
  order: string;
  /** 32 hexadecimal digits, never reused: answers are matched by it. */
  nonce: string;
  amountCents: number;
  language: Language;
  startedAt: Date;
  answerUrl: string;
  /** Where a user who leaves the bank's page without an answer goes on. */
  backUrl: string;
  cardholder: { name: string; email: string };
};

export type PaymentPageForm = { url: string; fields: Record<string, string> };

export type GatewayCard = { type: CardType; name: string; expirationDate: string | null; reference: string };

export type VisitOutcome =
  | { outcome: 'approved'; card: GatewayCard }
  | {
      outcome: 'refused';
      reason: string;
      /** A message of the bank that the user must see. */
      message: string | null;
      /** The reference of an authorisation that the portal does not accept: it is reversed. */
      reference?: string;
    }
  /** The user cancelled on the page. */
  | { outcome: 'cancelled' }
  /** The user is still on the page, or never opened it; the gateway never received the charge of a saved card. */
  | { outcome: 'open' }
  /** The bank has the payment and has not decided yet. */
  | { outcome: 'undecided' };

/** Undecided outcomes are asked for again. */
export function isDecided(outcome: VisitOutcome): outcome is Exclude<VisitOutcome, { outcome: 'open' | 'undecided' }> {
  return outcome.outcome !== 'open' && outcome.outcome !== 'undecided';
}

export type PaymentGateway = {
  start(visit: PaymentVisit): PaymentPageForm;
  /** The nonce of the visit of a posted form; null unless the gateway signed it. */
  identifyAnswer(form: Readonly<Record<string, string>>): string | null;
  /**
   * The result of a signed form: null if a signed field differs from the visit, `unconfirmed` if the card and the
   * bank's message are unsigned and the gateway must be asked for them.
   */
  readAnswer(form: Readonly<Record<string, string>>, visit: VisitKey): VisitOutcome | { outcome: 'unconfirmed' } | null;
  /** Server to server. Throws GatewayUnavailable when there is no answer. */
  ask(visit: VisitKey): Promise<VisitOutcome>;
  /**
   * Charges a saved card, server to server. The bank charges one order and nonce once. Throws GatewayUnavailable when
   * the outcome is unknown.
   */
  charge(payment: VisitKey, cardReference: string): Promise<VisitOutcome>;
  /** Reverses the amount, or the part of it that the key names; idempotent. */
  reverse(visit: VisitKey, reference: string): Promise<void>;
};

export type VisitKey = Pick<PaymentVisit, 'type' | 'order' | 'nonce' | 'amountCents' | 'language'>;

export class GatewayUnavailable extends Error {}
