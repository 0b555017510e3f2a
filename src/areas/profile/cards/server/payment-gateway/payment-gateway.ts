// Port of the bank's payment page. A visit authorises a small amount that is reversed at once; the portal keeps only
// the display data of the card and the gateway's reference.

import type { Language } from '#platform/languages.ts';
import type { CardType } from '../../rules.ts';

export type PaymentVisit = {
  /** Six digits, unique within a day. */
  order: string;
  /** 32 hexadecimal digits, never reused: answers are matched by it. */
  nonce: string;
  amountCents: number;
  language: Language;
  startedAt: Date;
  answerUrl: string;
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
  /** The user is still on the page, or never opened it. */
  | { outcome: 'open' };

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
  /** Reverses the authorised amount; idempotent. */
  reverse(visit: VisitKey, reference: string): Promise<void>;
};

export type VisitKey = Pick<PaymentVisit, 'order' | 'nonce' | 'amountCents' | 'language'>;

export class GatewayUnavailable extends Error {}
