// The portal with a signed-in user with bills, and visits to the bank's page, as in a browser.

import { expect } from 'vitest';
import type { BillDetail } from '#areas/bills/contract.ts';
import type { CardPayment } from '#areas/bills/payment-contract.ts';
import { centsOf } from '#platform/money.ts';
import type { TestCard } from '#platform/payment-cards.ts';
import { openPortal, type Browser, type TestPortal } from './portal.ts';

/** A card of Maria in the demo. */
export const savedCard = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001';
/** One that pays nothing. */
export const idleCard = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2003';
/** Open bills of Maria: the newest, and the one that is partly paid. */
export const [newest, partlyPaid] = ['M1000101-01', 'M1000101-02'] as const;

type Form = { url: string; fields: Record<string, string> };
type StartedPayment = { payment_id: string; form: Form | null };
type Payment = { bills?: readonly string[]; amount?: number; card?: string | null; key?: string; who?: Browser };

export type BillsPortal = Awaited<ReturnType<typeof billsOn>>;

export async function openBills(environment: Record<string, string> = {}): Promise<BillsPortal> {
  return billsOn(await openPortal(environment));
}

export async function billsOn(portal: TestPortal) {
  const { pool } = portal.platform;
  let maria = await portal.browser().signIn('maria');
  const bill = async (id: string = newest, who = maria) =>
    (await who.call('GET', `/billing/bills/${id}`)).body as BillDetail;
  const pay = async ({ bills = [newest], amount, card = savedCard, key, who = maria }: Payment = {}) =>
    who.call('POST', '/billing/payments', {
      body: { bills, card, amount: amount ?? centsOf((await bill(bills[0], who)).open) / 100 },
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const post = async ({ url, fields }: Form) =>
    portal.app.inject({
      method: 'POST',
      url: new URL(url, 'http://localhost').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
      payload: new URLSearchParams(fields).toString(),
    });
  return {
    portal,
    bill,
    pay,
    post,
    get maria() {
      return maria;
    },
    /** The open amount in cents. */
    open: async (id?: string) => centsOf((await bill(id)).open),
    async start(payment?: Payment) {
      const { status, body } = await pay(payment);
      expect(status).toBe(200);
      return body as StartedPayment;
    },
    /** Opens the bank's page and uses it; returns its answer, or null if it sends none. */
    async visit(form: Form, card: TestCard | 'none'): Promise<Form | null> {
      const opened = await post(form);
      expect(opened.statusCode).toBe(303);
      const id = opened.headers.location!.split('/').at(-1)!;
      const { status, body } = await portal.browser().call('POST', `/dev/payment-page/${id}`, { body: { card } });
      return status === 204 ? null : (body as Form);
    },
    payment: async (id: string, who = maria) => (await who.call('GET', `/billing/payments/${id}`)).body as CardPayment,
    async bankIs(state: 'down' | 'up') {
      await pool.query('truncate partner_fault');
      if (state === 'down') await pool.query(`insert into partner_fault values ('payment-gateway', '*', 'down')`);
    },
    mails: async () =>
      (
        await pool.query<{ subject: string; recipient: string }>(
          `select subject, recipient from outbox where channel = 'email' order by message_id`,
        )
      ).rows,
    /** Charges that the demo bank has approved and not reversed, in cents. */
    charged: async () =>
      (
        await pool.query<{ cents: number }>(
          `select coalesce(sum((amount::numeric * 100)::integer), 0)::integer as cents from embedded_payment
            where state = 'approved' and not is_reversed`,
        )
      ).rows[0]!.cents,
    /** Resets payments, messages and faults; bills are as in the demo. */
    async startOver() {
      await pool.query(`delete from bill_payment where method = 'card' and payment_id ~ '^[0-9a-f-]{36}$'`);
      await pool.query(
        'truncate bill_card_payment, bill_automatic_payment, card_payment, card_payment_nonce, embedded_payment, outbox, sms_part, scheduled_job, partner_fault, rate_limit',
      );
      await pool.query(`update bill set open_cents = case when kind = 'bill' then greatest(0, total_cents - (select coalesce(sum(amount_cents), 0)
        from bill_payment paid where paid.customer_id = bill.customer_id and paid.bill_id = bill.bill_id)) else 0 end`);
      maria = await portal.browser().signIn('maria');
    },
    async signInAgain() {
      maria = await portal.browser().signIn('maria');
    },
    close: () => portal.close(),
  };
}
