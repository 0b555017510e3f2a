import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecurrentPayments } from '../contract.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.platform.pool.query('update recurrent_payment set account_id = null, card_id = null');
});

const [visa, other] = ['2001', '2002'].map((end) => `0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a${end}`) as [string, string];
const all = { contract_ids: ['M1000101'], enlightenments: ['prosveta-5'], smart_tvs: ['smart-tv-kino'] };
const none = { contract_ids: [], enlightenments: [], smart_tvs: [] };

const payments = async () => (await maria.call('GET', '/payments/recurrent-payments')).body as RecurrentPayments;
const assign = (cardId: string, body: object) =>
  maria.call('PUT', `/payments/saved-cards/${cardId}/recurrent-payments`, { body });
const set = (cardId: string, body: object, is_active: boolean) =>
  maria.call('POST', '/payments/recurrent-payments', { body: { card_id: cardId, ...body, is_active } });
const cardsOf = ({ contracts, enlightenment, smart_tv }: RecurrentPayments) =>
  [...contracts, ...enlightenment, ...smart_tv].map(({ card_id }) => card_id);

describe('automatic payments', () => {
  it('come in three groups, each entry with its card, its id and its bonus eligibility [PR-051, PR-057, PR-058, PR-098]', async () => {
    expect(await payments()).toMatchObject({
      contracts: [{ contract_id: 'M1000101', card_id: null, is_paid_by_other: false, is_eligible_for_bonus: false }],
      enlightenment: [{ service_id: 'prosveta-5', card_id: null, is_eligible_for_bonus: true }],
      smart_tv: [{ service_id: 'smart-tv-kino', card_id: null, is_eligible_for_bonus: false }],
    });
  });

  it('are switched on and off for the given entries [PR-003, PR-099]', async () => {
    expect((await set(visa, all, true)).status).toBe(204);
    expect(cardsOf(await payments())).toEqual([visa, visa, visa]);
    expect((await set(visa, { ...none, smart_tvs: ['smart-tv-kino'] }, false)).status).toBe(204);
    expect(cardsOf(await payments())).toEqual([visa, visa, null]);
  });

  it('of another card are not switched off', async () => {
    await assign(visa, all);
    expect((await set(other, all, false)).status).toBe(204);
    expect(cardsOf(await payments())).toEqual([visa, visa, visa]);
  });

  it('of a card are set in full: entries that are not listed stop [PR-062, PR-100]', async () => {
    await assign(visa, all);
    expect((await assign(visa, { ...none, contract_ids: ['M1000101'] })).status).toBe(204);
    expect(cardsOf(await payments())).toEqual([visa, null, null]);
  });

  it('move to another card in one step', async () => {
    await assign(visa, all);
    await assign(other, all);
    expect(cardsOf(await payments())).toEqual([other, other, other]);
  });

  it('by a card of another account with the same pid are shown without the card, as paid by another, and without a bonus', async () => {
    const { pool } = portal.platform;
    const { rows } = await pool.query<{ account_id: number; customer_id: number }>(
      `insert into account_pid (account_id, customer_id)
       select georgi.account_id, customer_id from account georgi, account maria join account_pid using (account_id)
       where georgi.username = 'georgi@demo.abonat.bg' and maria.username = 'maria@demo.abonat.bg'
       returning account_id, customer_id`,
    );
    const { account_id, customer_id } = rows[0]!;
    await pool.query(`update contract set is_eligible_for_bonus = true where contract_id = 'M1000101'`);
    await assign(visa, all);
    const georgi = await portal.browser().signIn('georgi');
    const seen = (await georgi.call('GET', '/payments/recurrent-payments')).body as RecurrentPayments;
    const own = await payments();
    await pool.query(`update contract set is_eligible_for_bonus = false where contract_id = 'M1000101'`);
    await pool.query('delete from account_pid where account_id = $1 and customer_id = $2', [account_id, customer_id]);
    const bonusesOf = ({ contracts, enlightenment }: RecurrentPayments) => [
      contracts.find(({ contract_id }) => contract_id === 'M1000101'),
      enlightenment.find(({ service_id }) => service_id === 'prosveta-5'),
    ];
    const [byMaria, byOther] = [
      { card_id: visa, is_paid_by_other: false, is_eligible_for_bonus: true },
      { card_id: null, is_paid_by_other: true, is_eligible_for_bonus: false },
    ];
    expect(bonusesOf(own)).toMatchObject([byMaria, byMaria]);
    expect(bonusesOf(seen)).toMatchObject([byOther, byOther]);
  });

  it.each([
    ['a contract of somebody else', { ...none, contract_ids: ['M1000303'] }],
    ['a contract of nobody', { ...none, contract_ids: ['M9'] }],
    ['an id of another group', { ...none, smart_tvs: ['M1000101'] }],
  ])('reject entries of others: %s', async (_what, body) => {
    for (const answer of [await assign(visa, body), await set(visa, body, true)]) {
      expect(answer).toMatchObject({ status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } });
    }
    expect(cardsOf(await payments())).toEqual([null, null, null]);
  });

  it('cannot use the card of another account, which cannot be deleted either, with the same answer as an unknown one', async () => {
    const { rows } = await portal.platform.pool.query<{ card_id: string }>(
      `insert into saved_card (account_id, card_id, type, name, gateway_reference, created_at)
       select account_id, gen_random_uuid(), 'other', '•••• 7000', 'embedded:x', now()
       from account where username = 'georgi@demo.abonat.bg' returning card_id`,
    );
    for (const cardId of [rows[0]!.card_id, crypto.randomUUID()]) {
      const answers = [
        await assign(cardId, none),
        await set(cardId, none, true),
        await maria.call('DELETE', `/payments/saved-cards/${cardId}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
  });

  it('cannot be assigned to an expired card, but can be removed from it', async () => {
    await assign(visa, all);
    const expire = (day: string) =>
      portal.platform.pool.query('update saved_card set expiration_date = $1 where card_id = $2', [day, visa]);
    await expire('2020-01-31');
    expect(await set(visa, all, false)).toMatchObject({ status: 204 });
    expect(await set(visa, all, true)).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Card_Expired' } });
    await expire('2035-01-31');
  });

  it('and the deletion of the card never race', async () => {
    const idle = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2003';
    const [assigned, deleted] = await Promise.all([
      assign(idle, all),
      maria.call('DELETE', `/payments/saved-cards/${idle}`),
    ]);
    expect([`${assigned.status} ${deleted.status}`]).toEqual([expect.stringMatching(/^(204 409|403 204)$/)]);
  });

  it('leave an audit entry', async () => {
    await assign(visa, all);
    const rows = await portal.platform.db.selectFrom('audit').select(['action', 'subject']).execute();
    expect(rows).toContainEqual({ action: 'payments.assign', subject: visa });
  });
});
