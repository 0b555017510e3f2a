import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formFields } from '../card-rules.ts';
import type { PaymentForm } from '../card-contract.ts';
import type { TestCard } from '../embedded-payment-contract.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { pool } = portal.platform;
  await pool.query('truncate card_change, card_change_nonce, embedded_payment, outbox, scheduled_job, partner_fault');
  maria = await portal.browser().signIn('maria');
});

const [visa, paying, idle] = ['2001', '2002', '2003'].map((end) => `0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a${end}`) as [
  string,
  string,
  string,
];

type CardRow = { card_id: string; type: string; name: string; expiration_date: string };

async function begin(path = '/payments/saved-cards'): Promise<PaymentForm['data']> {
  const { status, body } = await maria.call('POST', path);
  expect(status).toBe(200);
  return (body as PaymentForm).data;
}

/** A form as a browser posts it, from whatever site. */
async function post(url: string, fields: Record<string, string>, origin = 'https://bank.example') {
  const response = await portal.app.inject({
    method: 'POST',
    url: new URL(url, 'http://localhost').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, location: response.headers.location, body: response.body };
}

/** Goes to the page and works it: what it would post back, or nothing where it stays silent. */
async function visit(data: PaymentForm['data'], card: TestCard | 'none') {
  const opened = await post(data.url, formFields(data.transaction));
  expect(opened.status).toBe(303);
  const id = opened.location!.split('/').at(-1)!;
  const { status, body } = await portal.browser().call('POST', `/dev/payment-page/${id}`, { body: { card } });
  return status === 204 ? null : (body as { url: string; fields: Record<string, string> });
}

const cards = async () => (await maria.call('GET', '/payments/saved-cards')).body as CardRow[];
const lastChange = async () => (await maria.call('GET', '/payments/saved-cards/last-change')).body;
const mails = () => portal.platform.db.selectFrom('outbox').selectAll().orderBy('message_id').execute();
const isReversed = async () =>
  (await portal.platform.db.selectFrom('embedded_payment').select('is_reversed').execute()).every((p) => p.is_reversed);

describe('the saved cards', () => {
  it('are listed with id, type, name, expiry and card_id, and are VISA or other [PR-050, PR-059, PR-060, PR-092]', async () => {
    const listed = await cards();
    expect(listed.find(({ card_id }) => card_id === visa)).toEqual({
      id: visa,
      card_id: visa,
      type: 'VISA',
      name: '•••• 4417',
      expiration_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(['VISA', 'other']));
  });

  it('that pay nothing can be deleted, those that pay cannot [PR-002, PR-093]', async () => {
    expect(await maria.call('DELETE', `/payments/saved-cards/${paying}`)).toMatchObject({
      status: 409,
      body: { ErrorCode: 'EC_Card_In_Use' },
    });
    expect((await maria.call('DELETE', `/payments/saved-cards/${idle}`)).status).toBe(204);
    expect((await cards()).map(({ card_id }) => card_id)).not.toContain(idle);
    expect((await cards()).map(({ card_id }) => card_id)).toContain(paying);
  });
});

it('a card whose deletion was not heard of is not refused when it is asked for again', async () => {
  const { url, fields } = (await visit(await begin(), 'visa'))!;
  await post(url, fields);
  const card = (await cards()).at(-1)!.card_id;
  const remove = (key: string) =>
    maria.call('DELETE', `/payments/saved-cards/${card}`, { headers: { 'idempotency-key': key } });
  expect((await remove('gone-for-good')).status).toBe(204);
  expect((await remove('gone-for-good')).status).toBe(204);
  expect(await remove('another-one')).toMatchObject({ status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } });
  const georgi = await portal.browser().signIn('georgi');
  const foreign = await georgi.call('DELETE', `/payments/saved-cards/${card}`, {
    headers: { 'idempotency-key': 'gone-for-good' },
  });
  expect(foreign.status).toBe(403);
});

describe('adding a card', () => {
  it('begins with an empty body and answers where to post which fields, BaseUrl among them [PR-094]', async () => {
    const { url, transaction } = await begin();
    expect(transaction).toMatchObject({ BaseUrl: url, Amount: '1.00', Currency: 'EUR' });
    expect(Object.keys(formFields(transaction))).toEqual(
      expect.arrayContaining(['TransactionId', 'Amount', 'Currency', 'ReturnUrl', 'Signature']),
    );
    expect((await maria.call('POST', '/payments/saved-cards', { body: { name: 'x' } })).status).toBe(400);
  });

  it.each(['visa', 'mastercard', 'secured'] as const)(
    'with the test card %s saves it once, tells of it and gives the sum back',
    async (card) => {
      const before = await cards();
      const answer = await visit(await begin(), card);
      expect(await post(answer!.url, answer!.fields)).toMatchObject({
        status: 303,
        location: '/my-a1/my-profile/my-cards?result=success',
      });
      const after = await cards();
      expect(after).toHaveLength(before.length + 1);
      expect(await lastChange()).toMatchObject({ state: 'saved', card_id: after.at(-1)?.card_id });
      expect(await mails()).toMatchObject([
        { recipient: 'maria@demo.abonat.bg', subject: 'Добавена е карта в профила ти' },
      ]);
      await portal.runDueJobs();
      expect(await isReversed()).toBe(true);
      await maria.call('DELETE', `/payments/saved-cards/${after.at(-1)!.card_id}`);
    },
  );

  it('happens once however often and however much at once the answer comes', async () => {
    const before = await cards();
    const answer = await visit(await begin(), 'visa');
    await Promise.all(Array.from({ length: 10 }, () => post(answer!.url, answer!.fields)));
    expect(await cards()).toHaveLength(before.length + 1);
    expect(await mails()).toHaveLength(1);
  });

  it.each(['poor', 'none'] as const)('with %s saves nothing and says that it was refused', async (card) => {
    const before = await cards();
    const answer = await visit(await begin(), card);
    expect((await post(answer!.url, answer!.fields)).location).toContain('result=fail');
    expect(await cards()).toEqual(before);
    expect(await lastChange()).toMatchObject({ state: 'refused' });
  });

  it('is believed by the signature alone: every altered or missing word of an approval saves nothing', async () => {
    const before = await cards();
    const { url, fields } = (await visit(await begin(), 'visa'))!;
    const lies = Object.keys(fields).flatMap((name) => [
      { ...fields, [name]: `${fields[name]}x` },
      ...(fields[name] === '' ? [] : [{ ...fields, [name]: '' }]),
    ]);
    for (const lie of [...lies, {}]) expect((await post(url, lie)).location).toContain('result=fail');
    const states = await portal.platform.db.selectFrom('card_change').select('state').execute();
    expect(states).toEqual([{ state: 'open' }]);
    expect(await cards()).toEqual(before);
    expect((await post(url, fields)).location).toContain('result=success');
    expect(await cards()).toHaveLength(before.length + 1);
  });

  it('cannot be answered with what the portal itself signed for the page', async () => {
    const before = await cards();
    const { transaction } = await begin();
    await post('/api/payments/saved-cards/answer', { ...transaction, Result: 'approved' });
    expect(await cards()).toEqual(before);
  });

  it('opens no page for a form that the portal did not sign', async () => {
    const { url, transaction } = await begin();
    const changed = { ...formFields(transaction), Amount: '0.01' };
    expect((await post(url, changed)).status).toBe(400);
  });

  it('whose answer never came is found out server to server', async () => {
    const before = await cards();
    expect(await visit(await begin(), 'silent')).toBeNull();
    expect(await cards()).toEqual(before);
    expect(await lastChange()).toMatchObject({ state: 'saved' });
    expect(await cards()).toHaveLength(before.length + 1);
  });

  it('is found out by the portal alone when the person does not come back', async () => {
    const before = await cards();
    await visit(await begin(), 'silent');
    await portal.pass(15 * 60);
    await portal.runDueJobs();
    maria = await portal.browser().signIn('maria');
    expect(await cards()).toHaveLength(before.length + 1);
  });

  it('stays open while the gateway is away, and is settled when it is back', async () => {
    await portal.platform.db
      .insertInto('partner_fault')
      .values({ partner: 'payment-gateway', subject: '*', fault: 'down' })
      .execute();
    await visit(await begin(), 'silent');
    expect(await lastChange()).toMatchObject({ state: 'open' });
    await portal.platform.pool.query('truncate partner_fault');
    await portal.pass(3);
    expect(await lastChange()).toMatchObject({ state: 'saved' });
  });

  it('that is given up is abandoned after a day; an answer that comes still later saves nothing and gives the sum back', async () => {
    const before = await cards();
    const data = await begin();
    await post(data.url, formFields(data.transaction));
    await portal.pass(24 * 3600);
    await portal.runDueJobs();
    maria = await portal.browser().signIn('maria');
    expect(await lastChange()).toMatchObject({ state: 'abandoned' });
    const late = await visit(data, 'visa');
    await post(late!.url, late!.fields);
    expect(await cards()).toEqual(before);
    await portal.runDueJobs();
    expect(await isReversed()).toBe(true);
  });

  it('is begun once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-key-of-a-card' };
    const [first, second] = [
      await maria.call('POST', '/payments/saved-cards', { headers }),
      await maria.call('POST', '/payments/saved-cards', { headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await portal.platform.db.selectFrom('card_change').select('nonce').execute()).toHaveLength(1);
  });

  it('never lets a card number near the portal: no field of any answer has more than four digits of one', async () => {
    const answer = await visit(await begin(), 'visa');
    await post(answer!.url, answer!.fields);
    const { rows } = await portal.platform.pool.query('select * from saved_card');
    const said = JSON.stringify([answer!.fields['CardName'], rows.map((row: { name: string }) => row.name)]);
    expect(said).not.toMatch(/\d{5}/);
  });
});

describe('replacing a card', () => {
  it('works like adding, and the new one pays all that the old one did [PR-097]', async () => {
    const paid = async () => (await maria.call('GET', '/payments/recurrent-payments')).body;
    const before = await paid();
    const answer = await visit(await begin(`/payments/saved-cards/${paying}/replace`), 'visa');
    await post(answer!.url, answer!.fields);
    expect((await cards()).find(({ card_id }) => card_id === paying)).toMatchObject({
      type: 'VISA',
      name: '•••• 4242',
    });
    expect(await paid()).toEqual(before);
    expect(await mails()).toMatchObject([{ subject: 'Картата ти е сменена' }]);
  });

  it('twice at once counts the later visit; the earlier one changes nothing and its sum goes back', async () => {
    const [first, second] = [
      await begin(`/payments/saved-cards/${visa}/replace`),
      await begin(`/payments/saved-cards/${visa}/replace`),
    ];
    const [early, later] = [await visit(first, 'visa'), await visit(second, 'mastercard')];
    await post(later!.url, later!.fields);
    await post(early!.url, early!.fields);
    expect((await cards()).find(({ card_id }) => card_id === visa)).toMatchObject({ name: '•••• 5454' });
    await portal.runDueJobs();
    expect(await isReversed()).toBe(true);
  });
});
