import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idle, openCards, visa, type CardsPortal } from '#testing/cards.ts';
import { formFields } from '../rules.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

describe('adding a card', () => {
  it('starts with an empty body and returns the target and the fields, including BaseUrl [PR-094]', async () => {
    const { url, transaction } = await saved.begin();
    expect(transaction).toMatchObject({ BaseUrl: url, Amount: '1.00', Currency: 'EUR' });
    expect(Object.keys(formFields(transaction))).toEqual(
      expect.arrayContaining(['TransactionId', 'Amount', 'Currency', 'ReturnUrl', 'Signature']),
    );
    expect((await saved.maria.call('POST', '/payments/saved-cards', { body: { name: 'x' } })).status).toBe(400);
  });

  it('opens no page for a form that the portal did not sign', async () => {
    const { url, transaction } = await saved.begin();
    const changed = { ...formFields(transaction), Amount: '0.01' };
    expect((await saved.post(url, changed)).status).toBe(400);
  });

  it('starts once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-key-of-a-card' };
    const [first, second] = [
      await saved.maria.call('POST', '/payments/saved-cards', { headers }),
      await saved.maria.call('POST', '/payments/saved-cards', { headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await saved.portal.platform.db.selectFrom('card_change').select('nonce').execute()).toHaveLength(1);
  });
});

describe('visits to the payment page', () => {
  const start = () => saved.maria.call('POST', '/payments/saved-cards');
  const settleAll = () => saved.portal.platform.pool.query(`update card_change set state = 'refused'`);
  const refusal = { ErrorCode: 'EC_Too_Many_Requests', Properties: { WaitSeconds: expect.any(Number) as number } };

  it('are limited to three at a time, also when sixteen start concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, start));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: refusal });
    expect(await saved.portal.platform.db.selectFrom('card_change').select('nonce').execute()).toHaveLength(3);
  });

  it('are limited to ten an hour and twenty a day for one account', async () => {
    const begun = [];
    for (let hour = 0; hour < 24; hour++) {
      for (let i = 0; i < 12; i++) {
        const { status } = await start();
        if (status === 200) begun.push(hour);
        await settleAll();
      }
      await saved.portal.pass(3600);
      await saved.signInAgain();
    }
    expect(begun).toEqual([...Array.from({ length: 10 }, () => 0), ...Array.from({ length: 10 }, () => 1)]);
  });

  it('are limited to thirty an hour from one address, across accounts', async () => {
    const { pool } = saved.portal.platform;
    let begun = 0;
    for (let i = 0; i < 40; i++) {
      if ((await start()).status === 200) begun += 1;
      await settleAll();
      await pool.query(`delete from rate_limit where name like 'card-visits-per-account%'`);
    }
    expect(begun).toBe(30);
  });

  it('that replace a card are limited too', async () => {
    const replace = () => saved.maria.call('POST', `/payments/saved-cards/${visa}/replace`);
    for (let i = 0; i < 10; i++) expect((await replace()).status).toBe(200);
    expect(await replace()).toMatchObject({ status: 429, body: refusal });
  });
});

describe('replacing a card', () => {
  it('again leaves an earlier settled visit unchanged', async () => {
    const path = `/payments/saved-cards/${idle}/replace`;
    const { url, fields } = (await saved.visit(await saved.begin(path), 'mastercard'))!;
    await saved.post(url, fields);
    await saved.begin(path);
    const states = await saved.portal.platform.db
      .selectFrom('card_change')
      .select('state')
      .orderBy('created_at')
      .execute();
    expect(states).toEqual([{ state: 'saved' }, { state: 'open' }]);
  });

  it('twice at once counts the later visit; the earlier one changes nothing and its amount is reversed', async () => {
    const [first, second] = [
      await saved.begin(`/payments/saved-cards/${visa}/replace`),
      await saved.begin(`/payments/saved-cards/${visa}/replace`),
    ];
    const [early, later] = [await saved.visit(first, 'visa'), await saved.visit(second, 'mastercard')];
    await saved.post(later!.url, later!.fields);
    await saved.post(early!.url, early!.fields);
    expect((await saved.cards()).find(({ card_id }) => card_id === visa)).toMatchObject({ name: '•••• 5454' });
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
  });
});
