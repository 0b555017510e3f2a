// The bank's payment page, as the portal sees it. A visit authorises a small sum that is given back at once; what is
// kept of the card is what it looks like and what the gateway knows it by.

import type { Language } from '#platform/languages.ts';
import type { CardType } from '../../card-rules.ts';

export type PaymentVisit = {
  /** Six digits, unique for a day. */
  order: string;
  /** 32 hexadecimal digits, unique for ever: answers are matched by it. */
  nonce: string;
  amountCents: number;
  language: Language;
  startedAt: Date;
  /** Where the page posts its answer. */
  answerUrl: string;
  cardholder: { name: string; email: string };
};

/** What the browser posts to the page. */
export type PaymentPageForm = { url: string; fields: Record<string, string> };

export type GatewayCard = { type: CardType; name: string; expirationDate: string | null; reference: string };

export type VisitOutcome =
  | { outcome: 'approved'; card: GatewayCard }
  | {
      outcome: 'refused';
      reason: string;
      /** Words of the bank that the person must be shown. */
      message: string | null;
      /** Of a sum that the bank authorised although the portal does not accept it: it is reversed. */
      reference?: string;
    }
  /** The person left the page by its own button. */
  | { outcome: 'cancelled' }
  /** The person is still on the page, or never came to it. */
  | { outcome: 'open' };

export type PaymentGateway = {
  start(visit: PaymentVisit): PaymentPageForm;
  /** The nonce of the visit that a posted form is about; null unless the gateway signed it. */
  identifyAnswer(form: Readonly<Record<string, string>>): string | null;
  /**
   * What a signed form says of its visit: null when a signed field differs from the visit, `unconfirmed` when the card and
   * the bank's words are not among the signed fields and the gateway has to be asked for them.
   */
  readAnswer(form: Readonly<Record<string, string>>, visit: VisitKey): VisitOutcome | { outcome: 'unconfirmed' } | null;
  /** Asked server to server. Throws GatewayUnavailable when there is no answer. */
  ask(visit: VisitKey): Promise<VisitOutcome>;
  /** Gives the authorised sum back. Safe to repeat. */
  reverse(visit: VisitKey, reference: string): Promise<void>;
};

export type VisitKey = Pick<PaymentVisit, 'order' | 'nonce' | 'amountCents' | 'language'>;

export class GatewayUnavailable extends Error {}

/** An amount as gateways write it: 1.00 */
export function writtenAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
