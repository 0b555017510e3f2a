// Faults and races around a payment by card: the bank is away, answers late, or the process ends between two steps.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlePayments } from '#platform/server/card-payments/advance-payment.ts';
import { embeddedGateway, findPayment, signedAnswer } from '#platform/server/payment-gateway/embedded-gateway.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { centsOf } from '#platform/money.ts';
import { idleCard, newest, openBills, partlyPaid, type BillsPortal } from '#testing/bills.ts';
import { billPayments } from './bill-payments.ts';

let bills: BillsPortal;
beforeAll(async () => {
  bills = await openBills();
});
beforeEach(() => bills.startOver());
afterAll(() => bills.close());

const query = (text: string, values: unknown[] = []) => bills.portal.platform.pool.query(text, values);

const nonceOf = async (paymentId: string) =>
  (await query('select nonce from card_payment where payment_id = $1', [paymentId])).rows[0].nonce as string;

async function passAndRun(seconds: number): Promise<void> {
  await bills.portal.pass(seconds);
  await bills.portal.runDueJobs();
}

describe('the bank', () => {
  it('that is away when an expired payment is asked about last is asked again, and a late approval is booked [BL-011, BL-012]', async () => {
    const { payment_id, form } = await bills.start({ card: null });
    for (let minutes = 0; minutes <= 60; minutes += 10) await passAndRun(600);
    await bills.signInAgain();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'expired' });
    await bills.visit(form!, 'visa');
    await bills.bankIs('down');
    await passAndRun(23 * 3600);
    await bills.bankIs('up');
    await passAndRun(2 * 3600);
    await bills.signInAgain();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
    expect((await bills.bill()).state).toBe('paid');
  });

  it('that approves after a refusal has the money: it is booked [BL-011]', async () => {
    const open = await bills.open();
    const { payment_id, form } = await bills.start({ card: null });
    await bills.post((await bills.visit(form!, 'poor'))!);
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'refused' });
    const nonce = await nonceOf(payment_id);
    await query(`update embedded_payment set state = 'approved', card_name = '•••• 4417' where transaction_id = $1`, [
      nonce,
    ]);
    const late = (await findPayment(bills.portal.platform, nonce))!;
    await bills.post({ url: billPayments.answerPath, fields: signedAnswer(bills.portal.platform, late) });
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
    expect([await bills.open(), await bills.charged()]).toEqual([0, open]);
  });

  it('is not asked again about a payment that was refused when the payment is read [BL-012]', async () => {
    const { payment_id, form } = await bills.start({ card: null });
    await bills.post((await bills.visit(form!, 'poor'))!);
    const asked = `select asked_at, state from card_payment where payment_id = $1`;
    const { rows } = await query(asked, [payment_id]);
    await bills.portal.pass(600);
    await bills.signInAgain();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'refused' });
    expect((await query(asked, [payment_id])).rows).toEqual(rows);
  });

  it.each(['refused', 'cancelled'])('that answers "%s" after an approval changes nothing [BL-011]', async (state) => {
    const { payment_id, form } = await bills.start({ card: null });
    await bills.post((await bills.visit(form!, 'visa'))!);
    const nonce = await nonceOf(payment_id);
    await query('update embedded_payment set state = $2 where transaction_id = $1', [nonce, state]);
    const late = (await findPayment(bills.portal.platform, nonce))!;
    await bills.post({ url: billPayments.answerPath, fields: signedAnswer(bills.portal.platform, late) });
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
    expect(await bills.open()).toBe(0);
  });

  it('that may still decide about a charge keeps the payment open after its card was removed [BL-012]', async () => {
    await bills.bankIs('down');
    const { payment_id } = await bills.start({ card: idleCard });
    await bills.portal.runDueJobs();
    expect((await bills.maria.call('DELETE', `/payments/saved-cards/${idleCard}`)).status).toBe(204);
    await bills.bankIs('up');
    await passAndRun(60);
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'charging' });
    expect(await bills.charged()).toBe(0);
  });

  it('that is away during a refund returns the money when it is back [BL-011]', async () => {
    const { payment_id, form } = await bills.start({ card: null });
    const answer = await bills.visit(form!, 'visa');
    await query('update bill set open_cents = 0 where bill_id = $1', [newest]);
    await bills.post(answer!);
    await bills.bankIs('down');
    await expect(bills.portal.runDueJobs()).rejects.toThrow('does not answer');
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'refunding' });
    await bills.bankIs('up');
    await bills.portal.pass(3 * 3600);
    await runStale();
    await bills.signInAgain();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'refunded' });
    expect(await bills.charged()).toBe(0);
  });
});

describe('payments at the same time', () => {
  const addPid = (to: string, of: string) =>
    query(
      `insert into account_pid (account_id, customer_id)
        select (select account_id from account where email like $1), customer_id from account_pid
        join account using (account_id) where email like $2 on conflict do nothing`,
      [`${to}@%`, `${of}@%`],
    );

  it('for one bill by two accounts with its pid: one pays, the other sees that a payment is pending, without its id [BL-011, BL-012]', async () => {
    const open = await bills.open();
    await addPid('ivan', 'maria');
    const ivan = await bills.portal.browser().signIn('ivan');
    const answers = await Promise.all([bills.pay({ card: null }), bills.pay({ card: null, who: ivan })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [payer, other] = answers[0].status === 200 ? [bills.maria, ivan] : [ivan, bills.maria];
    const [own, foreign] = [await bills.bill(newest, payer), await bills.bill(newest, other)];
    expect(own).toMatchObject({ is_payment_pending: true, pending_payment_id: expect.any(String) });
    expect(foreign).toMatchObject({ is_payment_pending: true, pending_payment_id: null });
    expect(centsOf(own.open)).toBe(open);
  });

  it('never wait for each other in a circle over several customers [BL-011, BL-017]', async () => {
    await addPid('maria', 'elena');
    const { pool } = bills.portal.platform;
    const day = (id: string, due: string) => query('update bill set due_on = $2 where bill_id = $1', [id, due]);
    const [ofElena, alsoOfElena] = ['M1000303-01', 'M1000303-02'];
    await query(`update bill set open_cents = total_cents where bill_id = any($1)`, [[ofElena, alsoOfElena]]);
    // One payment is due first at Maria, the other at Elena.
    await day(newest, '2026-01-01');
    await day(ofElena, '2026-01-02');
    await day(alsoOfElena, '2026-01-01');
    await day(partlyPaid, '2026-01-02');
    const total = async (...ids: string[]) => (await Promise.all(ids.map(bills.open))).reduce((sum, one) => sum + one);
    const amounts = [await total(newest, ofElena), await total(partlyPaid, alsoOfElena)];
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from audit_head for update');
    const first = bills.pay({ bills: [newest, ofElena], amount: amounts[0]! / 100 });
    const second = bills.pay({ bills: [partlyPaid, alsoOfElena], amount: amounts[1]! / 100 });
    try {
      await expect
        .poll(
          async () =>
            (
              await query(
                `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
              )
            ).rowCount,
        )
        .toBe(2);
    } finally {
      await holder.query('commit');
      holder.release();
    }
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  });
});

const stalePayments = () =>
  handlePayments(bills.portal.platform, embeddedGateway(bills.portal.platform), billPayments).at(-1)!;

async function runStale(): Promise<void> {
  await stalePayments().run({}, '');
  await bills.portal.runDueJobs();
}

it('a payment whose job was lost is continued by the hourly job, not before two hours [BL-011]', async () => {
  const { payment_id } = await bills.start();
  await query('truncate scheduled_job');
  await runStale();
  expect(await bills.charged()).toBe(0);
  await bills.portal.pass(3 * 3600);
  await runStale();
  await bills.signInAgain();
  expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
  await bills.portal.pass(3 * 3600);
  await stalePayments().run({}, '');
  expect((await query('select name from scheduled_job where name = $1', [billPayments.advanceJob.name])).rows).toEqual(
    [],
  );
});

it('a process that ends between the charge and the booking charges once and books once [BL-011]', async () => {
  const open = await bills.open();
  const { platform } = bills.portal;
  const { payment_id } = await bills.start();
  const bank = embeddedGateway(platform);
  const ending: PaymentGateway = {
    ...bank,
    async charge(...charge) {
      await bank.charge(...charge);
      throw new Error('the process ended');
    },
  };
  const accountId = (await query('select account_id from card_payment')).rows[0].account_id as number;
  const [advance] = handlePayments(platform, ending, billPayments);
  await expect(advance!.run({ accountId, paymentId: payment_id }, '')).rejects.toThrow('the process ended');
  await query('truncate scheduled_job');
  expect(await bills.payment(payment_id)).toMatchObject({ state: 'charging' });
  await bills.portal.pass(3 * 3600);
  await runStale();
  await bills.signInAgain();
  expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
  expect([await bills.open(), await bills.charged()]).toEqual([0, open]);
  expect(await bills.mails()).toHaveLength(1);
});

describe('an attacker', () => {
  it('cannot pay with a saved card of another account [BL-024]', async () => {
    const { rows } = await query(
      `select card_id from saved_card join account using (account_id) where email not like 'maria@%' limit 1`,
    );
    expect(rows).toHaveLength(1);
    expect(await bills.pay({ card: rows[0].card_id as string })).toMatchObject({ status: 403 });
    expect(await bills.charged()).toBe(0);
  });

  it('cannot book a bill by the signed answer to a payment of another purpose [BL-010]', async () => {
    const open = await bills.open();
    const { form } = await bills.start({ card: null });
    const answer = await bills.visit(form!, 'visa');
    await query(`update card_payment set purpose = 'other'`);
    expect((await bills.post(answer!)).headers.location).toBe('/my-a1/bills');
    expect(await bills.open()).toBe(open);
  });
});

describe('the audit log', () => {
  const actions = async () =>
    (await query('select action from audit where subject = $1 order by sequence desc limit 2', [newest])).rows.map(
      ({ action }) => action as string,
    );

  it('has the payment of a bill and its booking [BL-011]', async () => {
    await bills.start();
    await bills.portal.runDueJobs();
    expect(await actions()).toEqual(['bill.book', 'bill.pay']);
  });

  it('has the refund of a payment [BL-011]', async () => {
    const { form } = await bills.start({ card: null });
    const answer = await bills.visit(form!, 'visa');
    await query('update bill set open_cents = 0 where bill_id = $1', [newest]);
    await bills.post(answer!);
    expect(await actions()).toEqual(['bill.refund', 'bill.pay']);
  });
});

it('a payment whose payer closed the profile meanwhile is booked, without an e-mail [BL-011]', async () => {
  await bills.start();
  await query(`update account set deactivated_at = now() where email like 'maria@%'`);
  await bills.portal.runDueJobs();
  const { rows } = await query('select open_cents from bill where bill_id = $1', [newest]);
  expect(rows).toEqual([{ open_cents: 0 }]);
  expect(await bills.mails()).toEqual([]);
  await query(`update account set deactivated_at = null where email like 'maria@%'`);
});
