// The portal with a signed-in user with cards: a visit to the payment page, as in a browser.

import { expect } from 'vitest';
import type { PaymentForm } from '#areas/profile/cards/contract.ts';
import { formFields } from '#areas/profile/cards/rules.ts';
import type { TestCard } from '#platform/payment-cards.ts';
import { openPortal, type Browser, type TestPortal } from './portal.ts';

export const [visa, paying, idle] = ['2001', '2002', '2003'].map((end) => `0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a${end}`) as [
  string,
  string,
  string,
];

type CardRow = { card_id: string; type: string; name: string; expiration_date: string };
type PostResult = { status: number; location: string | undefined; body: string };
type PageAnswer = { url: string; fields: Record<string, string> };

export type CardsPortal = {
  portal: TestPortal;
  /** Signed in again after every reset. */
  maria: Browser;
  /** Resets visits, messages and faults of partners. */
  startOver(): Promise<void>;
  signInAgain(): Promise<void>;
  begin(path?: string): Promise<PaymentForm['data']>;
  /** Posts a form like a browser, from any site. */
  post(url: string, fields: Record<string, string>): Promise<PostResult>;
  /** Opens the payment page and uses it; returns its answer, or null if it sends none. */
  visit(data: PaymentForm['data'], card: TestCard | 'none'): Promise<PageAnswer | null>;
  cards(): Promise<CardRow[]>;
  lastChange(): Promise<unknown>;
  mails(): Promise<{ recipient: string; subject: string | null }[]>;
  isReversed(): Promise<boolean>;
  close(): Promise<void>;
};

export async function openCards(): Promise<CardsPortal> {
  return cardsOn(await openPortal());
}

export function cardsOn(portal: TestPortal): CardsPortal {
  const { pool, db } = portal.platform;
  let maria = portal.browser();
  const signInAgain = async () => {
    maria = await portal.browser().signIn('maria');
  };
  const post: CardsPortal['post'] = async (url, fields) => {
    const response = await portal.app.inject({
      method: 'POST',
      url: new URL(url, 'http://localhost').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: response.statusCode, location: response.headers.location, body: response.body };
  };
  return {
    portal,
    get maria() {
      return maria;
    },
    async startOver() {
      await pool.query(
        'truncate card_change, card_change_nonce, embedded_payment, outbox, sms_part, scheduled_job, partner_fault, rate_limit',
      );
      await pool.query(`delete from saved_card where gateway_reference like 'embedded:%'`);
      await signInAgain();
    },
    signInAgain,
    async begin(path = '/payments/saved-cards') {
      const { status, body } = await maria.call('POST', path);
      expect(status).toBe(200);
      return (body as PaymentForm).data;
    },
    post,
    async visit(data, card) {
      const opened = await post(data.url, formFields(data.transaction));
      expect(opened.status).toBe(303);
      const id = opened.location!.split('/').at(-1)!;
      const { status, body } = await portal.browser().call('POST', `/dev/payment-page/${id}`, { body: { card } });
      return status === 204 ? null : (body as PageAnswer);
    },
    cards: async () => (await maria.call('GET', '/payments/saved-cards')).body as CardRow[],
    lastChange: async () => (await maria.call('GET', '/payments/saved-cards/last-change')).body,
    mails: () => db.selectFrom('outbox').selectAll().orderBy('message_id').execute(),
    isReversed: async () =>
      (await db.selectFrom('embedded_payment').select('is_reversed').execute()).every((p) => p.is_reversed),
    close: () => portal.close(),
  };
}
