import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { georgisCard, georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { readSettings, switchTo } from '#testing/notifications.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(() => balance.startOver());
afterAll(() => balance.close());

const below = { mode: 'below', below: 5, amount: 10, ceiling: 20, card: georgisCard };
const set = (automatic: object | null) =>
  balance.georgi.call('PUT', `/balance/${georgisNumber}/auto-top-up`, { body: { automatic } });

it('an automatic top-up is shown, changed and stopped [BA-005, BA-007]', async () => {
  expect((await set(below)).status).toBe(204);
  expect((await balance.read()).automatic).toMatchObject({
    mode: 'below',
    below: [{ value: 5 }, {}],
    card_name: '•••• 2044',
  });
  expect((await set({ mode: 'day', day: 5, amount: 10, ceiling: 10, card: georgisCard })).status).toBe(204);
  expect((await balance.read()).automatic).toMatchObject({ mode: 'day', below: null, day: 5 });
  expect((await set(null)).status).toBe(204);
  expect((await balance.read()).automatic).toBeNull();
});

it('switches on e-mails about bills: without them the card would be charged without a notice [BA-005, PK-007]', async () => {
  await switchTo(balance.georgi, 'bills', 'email', false);
  const isOn = async () => {
    const { kinds } = (await readSettings(balance.georgi)) as { kinds: { kind: string; settings: object[] }[] };
    return kinds.find(({ kind }) => kind === 'bills')!.settings;
  };
  await set(null);
  expect(await isOn()).toContainEqual({ channel: 'email', is_on: false, is_fixed: false });
  await set(below);
  expect(await isOn()).toContainEqual({ channel: 'email', is_on: true, is_fixed: false });
});

it('another owner of the number sees the automatic top-up without the card of the payer [BA-005]', async () => {
  await set(below);
  await balance.query(`update automatic_top_up set account_id = 1, card_id = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001'`);
  expect((await balance.read()).automatic).toMatchObject({ card: null, card_name: null, is_own_card: false });
});

it('can be stopped also while no balance is known [BA-005]', async () => {
  await set(below);
  await balance.query('delete from prepaid_balance');
  await balance.fault('*', 'down');
  const refusal = async () => {
    const { status, body } = await balance.georgi.call('GET', `/balance/${georgisNumber}`);
    return [status, (body as { Properties: object }).Properties];
  };
  expect(await refusal()).toEqual([404, { IsAutomatic: true }]);
  expect((await set(null)).status).toBe(204);
  expect(await refusal()).toEqual([404, { IsAutomatic: false }]);
});

describe('a choice', () => {
  it.each([
    ['without a ceiling for one charge', { ...below, ceiling: 9.99 }],
    ['with an amount outside the limits', { ...below, amount: 101, ceiling: 200 }],
    ['below nothing', { ...below, below: 0 }],
    ['with parts of a cent', { ...below, below: 5.005 }],
  ])('%s is refused [BA-005]', async (_what, automatic) => {
    expect(outcomeOf(await set(automatic))).toBe('400 EC_Invalid_Top_Up');
  });

  it('with a card that has expired is refused [BA-005]', async () => {
    await balance.query(`update saved_card set expiration_date = '2020-01-31' where card_id = '${georgisCard}'`);
    expect(outcomeOf(await set(below))).toBe('409 EC_Card_Expired');
    expect((await balance.read()).automatic).toBeNull();
    await balance.query(`update saved_card set expiration_date = current_date + 900 where card_id = '${georgisCard}'`);
  });

  it('on an own number with bills is refused', async () => {
    const maria = await balance.portal.browser().signIn('maria');
    const body = { automatic: { ...below, card: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001' } };
    const answer = await maria.call('PUT', '/balance/359888100101/auto-top-up', { body });
    expect(outcomeOf(answer)).toBe('400 EC_Number_Not_Prepaid');
  });

  it('with the card of somebody else, or on the number of somebody else, is refused [BA-005]', async () => {
    expect(outcomeOf(await set({ ...below, card: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001' }))).toBe(
      '403 EC_User_Not_Authoried',
    );
    const maria = await balance.portal.browser().signIn('maria');
    const answer = await maria.call('PUT', `/balance/${georgisNumber}/auto-top-up`, { body: { automatic: below } });
    expect(outcomeOf(answer)).toBe('403 EC_User_Not_Authoried');
  });
});
