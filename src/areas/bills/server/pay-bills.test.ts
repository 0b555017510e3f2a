import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardPayment } from '../payment-contract.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { centsOf } from '#platform/money.ts';
import { idleCard, newest, openBills, partlyPaid, savedCard, type BillsPortal } from '#testing/bills.ts';

let bills: BillsPortal;
beforeAll(async () => {
  bills = await openBills();
});
beforeEach(() => bills.startOver());
afterAll(() => bills.close());

describe('a payment by saved card', () => {
  it('charges the card once, books it on the bill, tells the user and gives a receipt [BL-009, BL-010, BL-013, BL-021]', async () => {
    const open = await bills.open();
    const { payment_id, form } = await bills.start();
    expect(form).toBeNull();
    await bills.portal.runDueJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid', bills: [{ bill_id: newest }] });
    expect(await bills.bill()).toMatchObject({ state: 'paid', payments: [{ method: 'card' }] });
    expect(await bills.charged()).toBe(open);
    expect(await bills.mails()).toMatchObject([{ subject: expect.stringContaining('Платено') }]);
    const receipt = await bills.maria.call('GET', `/billing/payments/${payment_id}/receipt`);
    expect(receipt.status).toBe(200);
    expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await bills.maria.call('GET', '/billing/payments')).body).toMatchObject([{ payment_id, state: 'paid' }]);
  });

  it('may be for a part of the bill [BL-009]', async () => {
    const open = await bills.open();
    await bills.start({ amount: 10 });
    await bills.portal.runDueJobs();
    expect(await bills.open()).toBe(open - 1000);
    expect((await bills.bill()).state).toBe('partly_paid');
  });

  it('pays several bills at once, the one that is due first before the others [BL-017]', async () => {
    const [first, second] = [await bills.open(partlyPaid), await bills.open(newest)];
    await bills.start({ bills: [newest, partlyPaid], amount: (first + 500) / 100 });
    await bills.portal.runDueJobs();
    expect([await bills.open(partlyPaid), await bills.open(newest)]).toEqual([0, second - 500]);
    expect(await bills.charged()).toBe(first + 500);
  });

  it('that the bank refuses charges nothing and leaves the bill open [BL-011]', async () => {
    const open = await bills.open();
    await bills.portal.platform.pool.query(
      `update bill set total_cents = 200000, open_cents = 200000 where bill_id = $1`,
      [newest],
    );
    const { payment_id } = await bills.start();
    await bills.portal.runDueJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'refused' });
    expect(await bills.open()).toBe(200_000);
    expect(await bills.charged()).toBe(0);
    const receipt = await bills.maria.call('GET', `/billing/payments/${payment_id}/receipt`);
    expect(receipt.status).toBe(403);
    await bills.portal.platform.pool.query(`update bill set total_cents = $2, open_cents = $2 where bill_id = $1`, [
      newest,
      open,
    ]);
  });

  it('under one key is one payment; another body under it is refused [BL-011]', async () => {
    const key = crypto.randomUUID();
    const one = await bills.start({ amount: 5, key });
    const again = await bills.start({ amount: 5, key });
    expect(again.payment_id).toBe(one.payment_id);
    expect((await bills.pay({ amount: 6, key })).status).toBe(409);
    await bills.portal.runDueJobs();
    expect(await bills.charged()).toBe(500);
  });

  it('of a card that was removed meanwhile charges nothing [BL-015]', async () => {
    const { payment_id } = await bills.start({ card: idleCard });
    expect((await bills.maria.call('DELETE', `/payments/saved-cards/${idleCard}`)).status).toBe(204);
    await bills.portal.runDueJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'refused', is_card_removed: true });
    expect(await bills.charged()).toBe(0);
  });
});

describe('a payment on the page of the bank', () => {
  const finish = async (card: 'visa' | 'poor' | 'silent' | 'none') => {
    const { payment_id, form } = await bills.start({ card: null });
    const answer = await bills.visit(form!, card);
    const back = answer && (await bills.post(answer));
    return { payment_id, back, answer };
  };

  it('is booked by the signed answer, and a repeated answer changes nothing [BL-010, BL-011]', async () => {
    const open = await bills.open();
    const { payment_id, back, answer } = await finish('visa');
    expect(back?.headers.location).toBe(`/my-a1/bills?payment=${payment_id}`);
    await bills.post(answer!);
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid', card_name: null });
    expect(await bills.charged()).toBe(open);
    expect((await bills.bill()).payments).toHaveLength(1);
    expect(await bills.mails()).toHaveLength(1);
  });

  it.each([
    ['refused', 'poor'],
    ['cancelled', 'none'],
  ] as const)('that is %s leaves the bill open', async (state, card) => {
    const open = await bills.open();
    const { payment_id } = await finish(card);
    expect(await bills.payment(payment_id)).toMatchObject({ state });
    expect(await bills.open()).toBe(open);
    expect((await bills.pay({ amount: 1 })).status).toBe(200);
  });

  it('without an answer is found out from the bank; meanwhile the bill says so and cannot be paid again [BL-012]', async () => {
    await bills.bankIs('down');
    const { payment_id } = await finish('silent');
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'at-bank' });
    expect(await bills.bill()).toMatchObject({ is_payment_pending: true, pending_payment_id: payment_id });
    for (const asked of [[newest], [newest, partlyPaid]])
      expect(outcomeOf(await bills.pay({ bills: asked, amount: 1 }))).toBe('409 EC_Payment_Pending');
    await bills.bankIs('up');
    await bills.portal.pass(60);
    await bills.portal.runDueJobs();
    expect(await bills.bill()).toMatchObject({ state: 'paid', is_payment_pending: false });
  });

  it('that was never finished expires after half an hour, and the bill can be paid again [BL-012]', async () => {
    const { payment_id } = await bills.start({ card: null });
    for (let minutes = 0; minutes <= 60; minutes += 10) {
      await bills.portal.pass(600);
      await bills.portal.runDueJobs();
    }
    await bills.signInAgain();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'expired' });
    expect((await bills.pay()).status).toBe(200);
  });

  it('that is approved after the bill was paid in another way is refunded [BL-011]', async () => {
    const { form } = await bills.start({ card: null });
    const answer = await bills.visit(form!, 'visa');
    await bills.portal.platform.pool.query(`update bill set open_cents = 0 where bill_id = $1`, [newest]);
    await bills.post(answer!);
    await bills.portal.runDueJobs();
    const [payment] = (await bills.maria.call('GET', '/billing/payments')).body as CardPayment[];
    expect(payment).toMatchObject({ state: 'refunded' });
    expect(await bills.charged()).toBe(0);
    expect(await bills.mails()).toMatchObject([{ subject: expect.stringContaining('Връщаме') }]);
  });

  it('for two bills of which one was paid in another way is refunded, and the other bill stays open [BL-011, BL-017]', async () => {
    const open = await bills.open(partlyPaid);
    const amount = (open + (await bills.open(newest))) / 100;
    const { form, payment_id } = await bills.start({ bills: [newest, partlyPaid], amount, card: null });
    const answer = await bills.visit(form!, 'visa');
    await bills.portal.platform.pool.query(`update bill set open_cents = 0 where bill_id = $1`, [newest]);
    await bills.post(answer!);
    await bills.portal.runDueJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'refunded' });
    expect(await bills.open(partlyPaid)).toBe(open);
    expect(await bills.charged()).toBe(0);
  });

  it('that comes late is booked if the amount is still open [BL-011]', async () => {
    const { form, payment_id } = await bills.start({ card: null });
    await bills.portal.platform.pool.query(`update card_payment set state = 'expired'`);
    const answer = await bills.visit(form!, 'visa');
    await bills.post(answer!);
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
    expect((await bills.bill()).state).toBe('paid');
  });

  it.each([
    ['an altered result', { Result: 'approved' }],
    ['another payment', { TransactionId: 'F'.repeat(32) }],
  ])('ignores an answer with %s [BL-010]', async (_what, changed) => {
    const open = await bills.open();
    const { form } = await bills.start({ card: null });
    const answer = await bills.visit(form!, 'poor');
    await bills.post({ ...answer!, fields: { ...answer!.fields, ...changed } });
    expect(await bills.open()).toBe(open);
    expect(await bills.mails()).toEqual([]);
  });
});

describe('a lost or late answer to a charge', () => {
  it('is asked about, and the charge is not repeated [BL-011, BL-012]', async () => {
    const open = await bills.open();
    const { payment_id } = await bills.start();
    const { pool } = bills.portal.platform;
    // The bank has charged, but its answer was lost.
    await pool.query(
      `insert into embedded_payment (transaction_id, amount, currency, return_url, language, state, card_name, created_at)
        select nonce, (amount_cents / 100.0)::numeric(10, 2)::text, 'EUR', '', 'bg', 'approved', '•••• 4417', now() from card_payment`,
    );
    await pool.query('update card_payment set asked_at = created_at');
    await bills.portal.pass(60);
    await bills.portal.runDueJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
    expect(await bills.charged()).toBe(open);
  });

  it('of a bank that is away keeps the payment open, and is charged when it is back [BL-012]', async () => {
    const open = await bills.open();
    await bills.bankIs('down');
    const { payment_id } = await bills.start();
    await bills.portal.runDueJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'charging' });
    expect(await bills.open()).toBe(open);
    expect(await bills.pay()).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Payment_Pending' } });
    await bills.bankIs('up');
    await bills.portal.pass(120);
    await bills.portal.runDueJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
    expect(await bills.charged()).toBe(open);
  });
});

describe('a payment that cannot be', () => {
  const refused = async (body: object) => {
    const { status, body: answer } = await bills.maria.call('POST', '/billing/payments', {
      body: { bills: [newest], amount: 5, card: savedCard, ...body },
    });
    return [status, (answer as { ErrorCode: string }).ErrorCode];
  };

  it.each<[string, object, number, string]>([
    ['zero', { amount: 0 }, 400, 'EC_Invalid_Amount'],
    ['a negative amount', { amount: -5 }, 400, 'EC_Invalid_Amount'],
    ['parts of a cent', { amount: 5.005 }, 400, 'EC_Invalid_Amount'],
    ['less than the smallest part', { amount: 0.99 }, 400, 'EC_Invalid_Amount'],
    ['more than is open', { amount: 9999 }, 400, 'EC_Invalid_Amount'],
    ['an amount beyond all numbers', { amount: 1e300 }, 400, 'EC_Invalid_Amount'],
    ['another currency', { currency: 'BGN' }, 400, 'EC_Invalid_Request'],
    ['text instead of an amount', { amount: '5' }, 400, 'EC_Invalid_Request'],
    ['a paid bill', { bills: ['M1000101-03'] }, 409, 'EC_Bill_Paid'],
    ['a paid bill among open ones', { bills: [newest, 'M1000101-03'] }, 409, 'EC_Bill_Paid'],
    ['a foreign bill', { bills: ['M1000303-01'] }, 403, 'EC_User_Not_Authoried'],
    ['a foreign bill among own ones', { bills: [newest, 'M1000303-01'] }, 403, 'EC_User_Not_Authoried'],
    ['a credit note', { bills: ['M1000101-06-c'] }, 403, 'EC_User_Not_Authoried'],
    ['a bill of another contract than named', { contract: 'M1000303' }, 403, 'EC_User_Not_Authoried'],
    ['an unknown card', { card: crypto.randomUUID() }, 403, 'EC_User_Not_Authoried'],
    ['no card at all', { card: 'x' }, 403, 'EC_User_Not_Authoried'],
    ['no bills', { bills: [] }, 400, 'EC_Invalid_Request'],
    ['a bill twice', { bills: [newest, newest] }, 400, 'EC_Invalid_Request'],
  ])('because of %s is refused and nothing is charged [BL-024]', async (_what, body, status, code) => {
    expect(await refused(body)).toEqual([status, code]);
    await bills.portal.runDueJobs();
    expect(await bills.charged()).toBe(0);
    expect((await bills.maria.call('GET', '/billing/payments')).body).toEqual([]);
  });

  it('is tried at most 30 times an hour [BL-024]', async () => {
    const unknown = () => refused({ card: crypto.randomUUID() });
    for (let tried = 0; tried < 30; tried++) await unknown();
    expect(await unknown()).toEqual([429, 'EC_Too_Many_Requests']);
    await bills.portal.platform.pool.query('truncate rate_limit');
  });

  it('because the card has ended is refused [BL-015]', async () => {
    const { pool } = bills.portal.platform;
    const { rows } = await pool.query<{ expiration_date: string }>(
      `update saved_card set expiration_date = '2020-01-31' where card_id = $1 returning expiration_date`,
      [savedCard],
    );
    expect(rows).toHaveLength(1);
    expect(await refused({})).toEqual([409, 'EC_Card_Expired']);
    await pool.query(`update saved_card set expiration_date = current_date + 900 where card_id = $1`, [savedCard]);
  });

  it('of somebody else is not shown, with its receipt [BL-013]', async () => {
    const { payment_id } = await bills.start();
    await bills.portal.runDueJobs();
    const elena = await bills.portal.browser().signIn('elena');
    for (const path of [`/billing/payments/${payment_id}`, `/billing/payments/${payment_id}/receipt`]) {
      expect((await elena.call('GET', path)).status).toBe(403);
    }
    const listed = (await elena.call('GET', '/billing/payments')).body as CardPayment[];
    expect(listed.map((payment) => payment.payment_id)).not.toContain(payment_id);
  });
});

it(
  '200 concurrent payments of eight users for one bill take the amount once [BL-011]',
  { tags: 'thousands' },
  async () => {
    const open = await bills.open();
    const { pool } = bills.portal.platform;
    await pool.query('truncate rate_limit');
    await pool.query(`insert into account_pid (account_id, customer_id)
    select account_id, (select customer_id from bill where bill_id = '${newest}') from account on conflict do nothing`);
    const names = ['maria', 'elena', 'georgi', 'ivan', 'desislava', 'rumen', 'radost', 'vesela'];
    const users = await Promise.all(names.map((name) => bills.portal.browser().signIn(name)));
    const attempts = users.flatMap((who) =>
      Array.from({ length: 25 }, () => ({ who, amount: open / 100, card: null })),
    );
    const answers = await Promise.all(attempts.map((attempt) => bills.pay(attempt)));
    const refusals = answers.filter(({ status }) => status !== 200).map(outcomeOf);
    expect(refusals).toEqual(Array.from({ length: 199 }, () => '409 EC_Payment_Pending'));
    const started = answers.find(({ status }) => status === 200)!.body as { form: Parameters<typeof bills.visit>[0] };
    await bills.post((await bills.visit(started.form, 'visa'))!);
    expect(await bills.charged()).toBe(open);
    expect(await bills.open()).toBe(0);
  },
);

it('two answers and a question to the bank at once book the payment once [BL-011]', async () => {
  const { form, payment_id } = await bills.start({ card: null });
  const answer = await bills.visit(form!, 'visa');
  await Promise.all([
    bills.post(answer!),
    bills.post(answer!),
    bills.payment(payment_id),
    bills.portal.runDueJobs(),
    bills.post(answer!),
  ]);
  const { payments } = await bills.bill();
  expect(payments).toHaveLength(1);
  expect(centsOf(payments[0]!.amount)).toBe(await bills.charged());
  expect(await bills.mails()).toHaveLength(1);
});
