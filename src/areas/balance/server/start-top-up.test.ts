import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { georgisCard, georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(() => balance.startOver());
afterAll(() => balance.close());

describe('a top-up by saved card', () => {
  it('charges the card once, credits the number, tells the user and has a receipt [BA-002, BA-004, BA-007, BA-010]', async () => {
    const { top_up_id, form } = await balance.start();
    expect(form).toBeNull();
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'credited', has_receipt: true, way: 'card' });
    expect([await balance.charged(), await balance.credited(), await balance.available()]).toEqual([1000, 1340, 1340]);
    expect(await balance.mails()).toEqual([expect.stringContaining('Заредено: 10,00')]);
    const receipt = await balance.georgi.call('GET', `/top-ups/${top_up_id}/receipt`);
    expect([receipt.status, receipt.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await balance.georgi.call('GET', '/top-ups')).body).toMatchObject([{ top_up_id, state: 'credited' }]);
  });

  it('under one key is one top-up [BA-004]', async () => {
    const key = crypto.randomUUID();
    const one = await balance.start({ key });
    expect((await balance.start({ key })).top_up_id).toBe(one.top_up_id);
    await balance.portal.runDueJobs();
    expect([await balance.charged(), await balance.credited()]).toEqual([1000, 1340]);
  });

  it('of a card that is removed while it is charged takes nothing [BA-004]', async () => {
    const { top_up_id } = await balance.start();
    await balance.query('delete from saved_card where card_id = $1', [georgisCard]);
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'refused', reason: 'bank', has_receipt: false });
    expect([await balance.charged(), await balance.credited()]).toEqual([0, 340]);
    expect((await balance.georgi.call('GET', `/top-ups/${top_up_id}/receipt`)).status).toBe(403);
    await balance.query(`insert into saved_card (account_id, card_id, type, name, expiration_date, gateway_reference, created_at)
      select account_id, '${georgisCard}', 'VISA', '•••• 2044', '2028-01-31', 'demo', now() from account where email like 'georgi@%'`);
  });
});

describe('a top-up on the page of the bank', () => {
  it('is credited after the answer of the bank, and the browser comes back to the result [BA-002, BA-004]', async () => {
    const { top_up_id, form } = await balance.start({ card: null });
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'paying' });
    const back = await balance.post((await balance.visit(form!, 'visa'))!);
    expect(back.headers.location).toBe(`/my-a1/balance?payment=${top_up_id}`);
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'credited' });
    expect(await balance.credited()).toBe(1340);
  });

  it('that the bank refuses takes and credits nothing [BA-004]', async () => {
    const { top_up_id, form } = await balance.start({ card: null });
    await balance.post((await balance.visit(form!, 'poor'))!);
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'refused', reason: 'bank' });
    expect([await balance.charged(), await balance.credited()]).toEqual([0, 340]);
  });
});

describe('an amount', () => {
  it('is one that the operator offers, or an own one within limits [BA-002]', async () => {
    expect((await balance.georgi.call('GET', '/top-ups/offers')).body).toMatchObject({
      amounts: [5, 10, 20, 50].map((value) => [{ currency: 'EUR', value }, {}]),
      smallest: [{ value: 2 }, {}],
      largest: [{ value: 100 }, {}],
    });
    for (const amount of [2, 7.35, 100]) expect((await balance.topUp({ amount })).status).toBe(200);
    for (const amount of [1.99, 100.01, 0, -5, 5.005]) {
      expect(outcomeOf(await balance.topUp({ amount }))).toBe('400 EC_Invalid_Top_Up');
    }
  });
});

describe('the number of somebody else', () => {
  it('is topped up by anybody, who never sees its balance [BA-006]', async () => {
    const maria = await balance.portal.browser().signIn('maria');
    const { top_up_id } = await balance.start({ who: maria, card: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001', amount: 7 });
    await balance.portal.runDueJobs();
    const shown = await balance.topUpOf(top_up_id, maria);
    expect(shown).toMatchObject({ state: 'credited', msisdn: georgisNumber, amount: [{ value: 7 }, {}] });
    expect(await balance.credited()).toBe(1040);
    expect(JSON.stringify([shown, (await maria.call('GET', '/top-ups')).body])).not.toMatch(
      /:(10\.4|3\.4|1040|340)[,}]/,
    );
    expect((await balance.georgi.call('GET', `/top-ups/${top_up_id}`)).status).toBe(403);
  });

  it('that has bills gets the same answer as one that does not exist [BA-006]', async () => {
    for (const msisdn of ['359888100101', '359888999999', '200000100201']) {
      expect(outcomeOf(await balance.topUp({ msisdn }))).toBe('400 EC_Number_Not_Prepaid');
      expect(outcomeOf(await balance.redeem('1000200030005', { msisdn }))).toBe('400 EC_Number_Not_Prepaid');
    }
  });

  it('is searched at most 30 times an hour [BA-006]', async () => {
    for (let tried = 0; tried < 30; tried++) await balance.topUp({ msisdn: `35988899${1000 + tried}` });
    expect(outcomeOf(await balance.topUp())).toBe('429 EC_Too_Many_Requests');
    for (let tried = 0; tried < 30; tried++)
      await balance.redeem('1000200030005', { msisdn: `35988899${1000 + tried}` });
    expect(outcomeOf(await balance.redeem('1000200030005'))).toBe('429 EC_Too_Many_Requests');
  });
});

it('a card that has expired pays nothing', async () => {
  const setEnd = (day: string) =>
    balance.query(`update saved_card set expiration_date = ${day} where card_id = $1`, [georgisCard]);
  await setEnd(`'2020-01-31'`);
  expect(outcomeOf(await balance.topUp())).toBe('409 EC_Card_Expired');
  await setEnd('current_date + 900');
});

it('a card of somebody else pays nothing [BA-002]', async () => {
  const card = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001';
  expect(outcomeOf(await balance.topUp({ card }))).toBe('403 EC_User_Not_Authoried');
});
