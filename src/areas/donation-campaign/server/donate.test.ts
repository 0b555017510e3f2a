import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { sofiaDay } from '#platform/clock.ts';
import { openDatabase, type OpenDatabase } from '#platform/server/database/database.ts';

const campaign = 'donation-1';
const [maria, full, tv] = ['359888100101', '359888100102', '200000100201'] as const;
const base = '/messaging/donation';

let portal: TestPortal;
let who: Browser;

beforeEach(async () => {
  portal = await openPortal();
  who = await portal.browser().signIn('maria');
});
afterEach(() => portal.close());

type DonationInput = {
  amount?: unknown;
  msisdn?: string;
  campaign_id?: string;
  accepted_terms_and_conditions?: boolean;
};

const give = (given: DonationInput = {}, headers: Record<string, string> = {}, browser = who) =>
  browser.call('POST', base, {
    body: { amount: 10, msisdn: maria, campaign_id: campaign, accepted_terms_and_conditions: true, ...given },
    headers,
  });
const limitOf = async (msisdn: string, browser = who) =>
  (await browser.call('GET', `${base}/eligible-limit/${msisdn}`, { query: { campaign } })).body;
const eligibility = async (browser = who) =>
  (await browser.call('GET', `${base}/eligibility`, { query: { campaign } })).body;
const progress = async () =>
  (await portal.browser().call('GET', `${base}/campaign`, { query: { campaign } })).body as {
    collected_amount: number;
    donations: number;
  };
const last = async () =>
  ((await who.call('GET', `${base}/last`, { query: { campaign } })).body as { donation: unknown }).donation;

describe('a prepaid number', () => {
  it('donates from its balance, as eligibility, receipt and SMS show', async () => {
    const georgi = await portal.browser().signIn('georgi');
    const { eligible_services: numbers } = (await eligibility(georgi)) as {
      eligible_services: { service_id: string; is_prepaid: boolean }[];
    };
    const msisdn = numbers.find(({ is_prepaid }) => is_prepaid)?.service_id;
    const body = { amount: 1, msisdn, campaign_id: campaign, accepted_terms_and_conditions: true };
    expect((await georgi.call('POST', base, { body })).status).toBe(204);
    const receipt = (await georgi.call('GET', `${base}/last`, { query: { campaign } })).body;
    expect(receipt).toMatchObject({ donation: { msisdn, is_prepaid: true } });
    const inbox = await georgi.call('GET', '/dev/inbox', { query: { to: msisdn! } });
    expect((inbox.body as { text: string }[])[0]?.text).toContain('Сумата се взема от баланса ти.');
  });
});

describe('eligibility', () => {
  it('lists the account’s own mobile numbers and whether the terms are accepted [DN-022, DN-023, DN-034, DN-035, DN-036, DN-037, DN-038]', async () => {
    expect(await eligibility()).toEqual({
      eligible_services: [maria, full, '359888100103'].map((service_id) => ({ service_id, is_prepaid: false })),
      accepted_terms_and_conditions: false,
    });
    await give();
    expect(await eligibility()).toMatchObject({ accepted_terms_and_conditions: true });
    expect(await eligibility(await portal.browser().signIn('ivan'))).toMatchObject({ eligible_services: [] });
  });

  it('and all other calls accept only the configured campaign [DN-003, DN-045]', async () => {
    for (const path of ['/eligibility', `/eligible-limit/${maria}`, '/campaign', '/last']) {
      const ask = async (id: string) => outcomeOf(await who.call('GET', base + path, { query: { campaign: id } }));
      expect([path, await ask(campaign), await ask('donation-2')]).toEqual([path, '200', '404 EC_Not_Found']);
    }
    expect(outcomeOf(await give({ campaign_id: 'donation-2' }))).toBe('404 EC_Not_Found');
  });
});

describe('a donation', () => {
  it('returns 204, has a receipt and an SMS, and is counted and audited [DN-001, DN-035, DN-039, DN-040]', async () => {
    const before = await progress();
    expect(await last()).toBeNull();
    expect(outcomeOf(await give())).toBe('204');
    expect(await last()).toMatchObject({
      receipt_number: 'D-000001',
      msisdn: maria,
      amount: 10,
      amount_currency: [
        { currency: 'EUR', value: 10 },
        { currency: 'BGN', value: 19.56 },
      ],
      first_name: 'Мария',
    });
    expect(await progress()).toMatchObject({
      collected_amount: before.collected_amount + 10,
      donations: before.donations + 1,
    });
    const inbox = (await who.call('GET', '/dev/inbox', { query: { to: maria } })).body as { text: string }[];
    expect(inbox[0]?.text).toContain('D-000001');
    const audit = await portal.platform.db.selectFrom('audit').select(['action', 'facts']).execute();
    expect(audit).toMatchObject([{ action: 'donation.give', facts: expect.stringContaining('"amount":10') as string }]);
  });

  it('with an amount that is not whole or below 1 is refused [DN-032]', async () => {
    for (const amount of [0, -5, 2.5, '10', null, 1e9]) {
      expect([amount, outcomeOf(await give({ amount }))]).toEqual([amount, '400 EC_Invalid_Request']);
    }
  });

  it('requires accepted terms, an own mobile number and a running campaign [DN-034]', async () => {
    expect(outcomeOf(await give({ accepted_terms_and_conditions: false }))).toBe('400 EC_Generic_Error');
    expect(outcomeOf(await give({ msisdn: tv }))).toBe('400 EC_Phone_Is_Not_Eligible');
    expect(outcomeOf(await give({ msisdn: '359888100201' }))).toBe('403 EC_User_Not_Authoried');
    expect(outcomeOf(await give({ msisdn: '359888100501' }, {}, await portal.browser().signIn('ivan')))).toBe(
      '403 EC_Unavailable_For_Business',
    );
    expect(await last()).toBeNull();
  });

  it('is accepted on the last day', async () => {
    const ends_on = sofiaDay(portal.platform.clock.now());
    await portal.platform.db.updateTable('donation_campaign').set({ ends_on }).execute();
    expect(await progress()).toMatchObject({ has_ended: false });
    expect(outcomeOf(await give())).toBe('204');
  });

  it('of another campaign is not shown as the last one', async () => {
    await give();
    const { pool } = portal.platform;
    await pool.query(
      `insert into donation_campaign select 'donation-2', goal_amount, unit_cents, suggested_amounts, private_limit,
        business_limit, ends_on, starts_on from donation_campaign`,
    );
    await pool.query(`update donation set campaign_id = 'donation-2'`);
    expect(await last()).toBeNull();
  });

  it('is refused after the last day [DN-031]', async () => {
    await portal.pass(16 * 86_400);
    who = await portal.browser().signIn('maria');
    expect(outcomeOf(await give())).toBe('400 EC_Campaign_Ended');
    expect(await progress()).toMatchObject({ has_ended: true });
  });
});

describe('the limit of a number', () => {
  it('is what the month and the credit leave [DN-041, DN-042]', async () => {
    expect(await limitOf(maria)).toEqual({ data: { amount: 100, limit: 100, given: 0 } });
    await give({ amount: 43 });
    expect(await limitOf(maria)).toEqual({ data: { amount: 57, limit: 100, given: 43 } });
    expect(await limitOf(full)).toEqual({ data: { amount: 0, limit: 100, given: 100 } });
    const elena = await portal.browser().signIn('elena');
    expect(await limitOf('359888100301', elena)).toMatchObject({ data: { amount: 7 } });
    expect(await limitOf('359888100302', elena)).toMatchObject({ data: { amount: 0 } });
    expect(await limitOf('359888100501', await portal.browser().signIn('pekarna'))).toMatchObject({
      data: { amount: 500 },
    });
  });

  it('exists only for mobile numbers', async () => {
    expect(await limitOf(tv)).toMatchObject({ ErrorCode: 'EC_Phone_Is_Not_Eligible' });
  });

  it('accepts the same number in the query, but no other [DN-043]', async () => {
    const ask = async (msisdn: string) =>
      outcomeOf(await who.call('GET', `${base}/eligible-limit/${maria}`, { query: { campaign, msisdn } }));
    expect([await ask(maria), await ask(full)]).toEqual(['200', '400 EC_Invalid_Request']);
  });

  it('keeps donations within it, and within the credit [DN-002, DN-029, DN-030]', async () => {
    expect(outcomeOf(await give({ amount: 101 }))).toBe('400 EC_Limit_Exceeded');
    expect(outcomeOf(await give({ amount: 60 }))).toBe('204');
    expect(outcomeOf(await give({ amount: 41 }))).toBe('400 EC_Limit_Exceeded');
    expect(outcomeOf(await give({ amount: 40 }))).toBe('204');
    expect(outcomeOf(await give({ amount: 1 }))).toBe('400 EC_Limit_Exceeded');
    const elena = await portal.browser().signIn('elena');
    expect(outcomeOf(await give({ msisdn: '359888100301', amount: 8 }, {}, elena))).toBe(
      '400 EC_Credit_Limit_Exceeded',
    );
    expect(outcomeOf(await give({ msisdn: '359888100301', amount: 7 }, {}, elena))).toBe('204');
    expect(outcomeOf(await give({ msisdn: '359888100301', amount: 1 }, {}, elena))).toBe(
      '400 EC_Credit_Limit_Exceeded',
    );
  });

  it('resets with the month', async () => {
    await portal.platform.db.updateTable('donation_campaign').set({ ends_on: '2099-12-31' }).execute();
    await give({ amount: 100 });
    await portal.pass(31 * 86_400);
    who = await portal.browser().signIn('maria');
    expect(outcomeOf(await give({ amount: 100 }))).toBe('204');
  });
});

describe('concurrent donations', () => {
  let wide: OpenDatabase;
  afterAll(() => wide?.close());

  it('1,000 in parallel never exceed the limit, and every 204 is saved [DN-002]', { tags: 'thousands' }, async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => give({ amount: 7 })));
    const words = answers.map(outcomeOf);
    expect(words.filter((word) => word === '204')).toHaveLength(14);
    expect(new Set(words)).toEqual(new Set(['204', '400 EC_Limit_Exceeded']));
    const { rows } = await portal.platform.pool.query<{ sum: number; given: number }>(
      `select sum(amount)::int as sum, (select given_amount from donation_allowance where service_id = $1) as given
       from donation where service_id = $1`,
      [maria],
    );
    expect(rows[0]).toEqual({ sum: 98, given: 98 });
  });

  it('without the guard exceed the limit', async () => {
    wide = openDatabase({ ...portal.connection, max: 32 }, () => undefined);
    await wide.pool.query('create table naive_allowance (given integer not null)');
    await wide.pool.query('insert into naive_allowance values (0)');
    let given = 0;
    const naive = async () => {
      const { rows } = await wide.pool.query<{ given: number }>('select given from naive_allowance');
      if (rows[0]!.given + 7 > 100) return;
      await wide.pool.query('update naive_allowance set given = given + 7');
      given += 7;
    };
    await Promise.all(Array.from({ length: 200 }, naive));
    expect(given).toBeGreaterThan(100);
  });

  it('with one key donate once: a lost answer can be requested again [DN-040]', async () => {
    const key = { 'idempotency-key': 'one-key-of-a-lost-answer' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => give({}, key)));
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['204']));
    expect(await limitOf(maria)).toMatchObject({ data: { given: 10 } });
    expect(outcomeOf(await give({ amount: 11 }, key))).toBe('409 EC_Idempotency_Key_Reused');
  });

  it('the table itself refuses more than the limit, whatever code writes it', async () => {
    const over = portal.platform.db
      .updateTable('donation_allowance')
      .set({ given_amount: 101 })
      .where('service_id', '=', full)
      .execute();
    await expect(over).rejects.toThrow(/donation_allowance_check/);
  });
});
