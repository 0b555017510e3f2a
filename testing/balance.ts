// The portal with Georgi's prepaid number, and visits to the bank's page, as in a browser.

import { expect } from 'vitest';
import type { Balance } from '#areas/balance/contract.ts';
import type { TopUp } from '#areas/balance/top-up-contract.ts';
import { centsOf } from '#platform/money.ts';
import type { TestCard } from '#platform/payment-cards.ts';
import { openPortal, type Browser, type TestPortal } from './portal.ts';

export const georgisNumber = '359888100201';
export const georgisCard = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2201';
/** Vouchers of the demo, in cents. */
export const voucher = { code: '1000200030004', cents: 500 } as const;
export const usedVoucher = '1000200030009';

type Form = { url: string; fields: Record<string, string> };
type StartedTopUp = { top_up_id: string; form: Form | null };
type Request = { amount?: number; card?: string | null; msisdn?: string; key?: string; who?: Browser };
type FaultyCall = '*' | 'credit' | 'redeem' | 'report';
/** The system does not answer, refuses, or its answer is lost after the call was done. */
type Fault = 'down' | 'refused' | 'lost';

export type BalancePortal = Awaited<ReturnType<typeof openBalance>>;

export async function openBalance(environment: Record<string, string> = {}) {
  const portal: TestPortal = await openPortal(environment);
  const { pool } = portal.platform;
  let georgi = await portal.browser().signIn('georgi');
  const query = (text: string, values: unknown[] = []) => pool.query(text, values);
  const post = async ({ url, fields }: Form) =>
    portal.app.inject({
      method: 'POST',
      url: new URL(url, 'http://localhost').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
      payload: new URLSearchParams(fields).toString(),
    });
  const keyed = (key?: string) => (key ? { headers: { 'idempotency-key': key } } : {});
  const topUp = ({ amount = 10, card = georgisCard, msisdn = georgisNumber, key, who = georgi }: Request = {}) =>
    who.call('POST', `/balance/${msisdn}/top-ups`, { body: { amount, card }, ...keyed(key) });
  const redeem = (code: string, { msisdn = georgisNumber, key, who = georgi }: Request = {}) =>
    who.call('POST', `/balance/${msisdn}/vouchers`, { body: { code }, ...keyed(key) });
  const read = async (who = georgi) => (await who.call('GET', `/balance/${georgisNumber}`)).body as Balance;
  return {
    portal,
    query,
    post,
    topUp,
    redeem,
    read,
    get georgi() {
      return georgi;
    },
    async start(request?: Request) {
      const { status, body } = await topUp(request);
      expect(status).toBe(200);
      return body as StartedTopUp;
    },
    /** Opens the bank's page and uses it; returns its answer, or null if it sends none. */
    async visit(form: Form, card: TestCard | 'none'): Promise<Form | null> {
      const opened = await post(form);
      expect(opened.statusCode).toBe(303);
      const id = opened.headers.location!.split('/').at(-1)!;
      const { status, body } = await portal.browser().call('POST', `/dev/payment-page/${id}`, { body: { card } });
      return status === 204 ? null : (body as Form);
    },
    topUpOf: async (id: string, who = georgi) => (await who.call('GET', `/top-ups/${id}`)).body as TopUp,
    /** What the portal shows, in cents. */
    available: async () => centsOf((await read()).available),
    /** What the operator's system has, in cents. */
    credited: async (serviceId: string = georgisNumber) =>
      (
        await pool.query<{ cents: number }>(
          'select balance_cents as cents from embedded_balance where service_id = $1',
          [serviceId],
        )
      ).rows[0]?.cents ?? 0,
    /** Charges that the demo bank has approved and not reversed, in cents. */
    charged: async () =>
      (
        await pool.query<{ cents: number }>(
          `select coalesce(sum((amount::numeric * 100)::integer), 0)::integer as cents from embedded_payment
            where state = 'approved' and not is_reversed and currency = 'EUR' and transaction_id in
              (select nonce from card_payment where purpose = 'top-up')`,
        )
      ).rows[0]!.cents,
    /** Of the balance system; `*` for all calls. */
    async fault(call: FaultyCall, fault: Fault | null) {
      await query(`delete from partner_fault where partner = 'balance' and subject in ($1::text, $1 || '-answer')`, [
        call,
      ]);
      if (fault === null) return;
      const subject = fault === 'lost' ? `${call}-answer` : call;
      const stored = fault === 'refused' ? 'fails' : 'down';
      await query(`insert into partner_fault values ('balance', $1, $2)`, [subject, stored]);
    },
    async bankIs(state: 'down' | 'up') {
      await query(`delete from partner_fault where partner = 'payment-gateway'`);
      if (state === 'down') await query(`insert into partner_fault values ('payment-gateway', '*', 'down')`);
    },
    mails: async () =>
      (
        await pool.query<{ subject: string }>(`select subject from outbox where channel = 'email' order by message_id`)
      ).rows.map(({ subject }) => subject),
    async passAndRun(seconds: number) {
      await portal.pass(seconds);
      await portal.runDueJobs();
    },
    /** As on the first day of the demo, with 3.40 EUR. */
    async startOver() {
      await query(`truncate top_up, top_up_result, automatic_top_up, voucher_attempt, balance_purchase, card_payment_nonce,
        outbox, sms_part, scheduled_job, partner_fault, rate_limit`);
      await query(`delete from card_payment where purpose = 'top-up'`);
      await query(`delete from attention where kind in ('balance-low', 'top-up-failed')`);
      await query(`delete from embedded_balance_movement where movement_id !~ '^MV-'`);
      await query(`delete from balance_movement where movement_id !~ '^MV-'`);
      await query(`delete from embedded_balance where service_id <> $1`, [georgisNumber]);
      await query(`update embedded_balance set balance_cents = 340`);
      // An update would keep the newer figure.
      await query('delete from prepaid_balance');
      await query(
        `insert into prepaid_balance (customer_id, service_id, balance_cents, valid_until, measured_at)
          select customer_id, service_id, 340, $2::timestamptz + interval '84 days', $2 from service_number
          where service_id = $1`,
        [georgisNumber, portal.platform.clock.now()],
      );
      await query(`update embedded_voucher set used_by = null where code <> $1`, [usedVoucher]);
      georgi = await portal.browser().signIn('georgi');
    },
    async signInAgain() {
      georgi = await portal.browser().signIn('georgi');
    },
    close: () => portal.close(),
  };
}
