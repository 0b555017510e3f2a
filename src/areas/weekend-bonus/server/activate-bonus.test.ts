import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { BonusEligibility } from '../contract.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());
beforeEach(() => portal.platform.pool.query(`delete from bonus_participation where service_id <> '359888100101'`));

const path = '/incentive/bonus/new-campaign';
const eligibility = async (who: Browser) => (await who.call('GET', `${path}/eligibility`)).body as BonusEligibility;
const joins = (who: Browser, ...msisdns: string[]) => who.call('POST', `${path}/activate`, { body: { msisdns } });
const joined = async (who: Browser) =>
  (await eligibility(who)).participation_details
    .filter(({ status }) => status === 'Joined')
    .map(({ msisdn }) => msisdn);

describe('the eligibility', () => {
  it('lists own mobile numbers paid by bill, and their states [VB-013, VB-018]', async () => {
    const { is_eligible, eligible_msisdns, participation_details, campaign } = await eligibility(maria);
    expect([is_eligible, eligible_msisdns]).toEqual([true, ['359888100101', '359888100102', '359888100103']]);
    expect(participation_details.map(({ status }) => status)).toEqual(['Joined', 'NotJoined', 'NotJoined']);
    expect(participation_details[0]).toMatchObject({
      valid_to: campaign?.ends_on,
      activated_at: expect.any(String) as string,
    });
    expect(participation_details[1]).toMatchObject({ label: 'На Боян', valid_to: null, activated_at: null });
  });

  it.each(['georgi', 'ivan'])('of %s, who has no such number, is negative', async (who) => {
    const browser = await portal.browser().signIn(who);
    expect(await eligibility(browser)).toMatchObject({
      is_eligible: false,
      eligible_msisdns: [],
      participation_details: [],
    });
  });
});

describe('joining', () => {
  it('adds the selected numbers, with an audit entry and a message to each [VB-002, VB-019]', async () => {
    expect((await joins(maria, '359888100102', '359888100103')).status).toBe(204);
    expect(await joined(maria)).toEqual(['359888100101', '359888100102', '359888100103']);
    const { rows } = await portal.platform.pool.query(
      `select subject from audit where action = 'bonus.join' order by 1`,
    );
    expect(rows).toEqual([{ subject: '359888100102' }, { subject: '359888100103' }]);
    const inbox = await maria.call('GET', '/dev/inbox', { query: { to: '359888100103' } });
    expect((inbox.body as { text: string }[])[0]?.text).toContain('5 GB за всеки уикенд');
  });

  it('sends its message in the language of the account', async () => {
    const { pool } = portal.platform;
    await pool.query(`update account set language = 'en' where username = 'maria@demo.abonat.bg'`);
    await joins(maria, '359888100103');
    await pool.query(`update account set language = 'bg'`);
    const inbox = await maria.call('GET', '/dev/inbox', { query: { to: '359888100103' } });
    expect((inbox.body as { text: string }[])[0]?.text).toContain('5 GB for every weekend');
  });

  it('adds no number if one of them has already joined', async () => {
    const { status, body } = await joins(maria, '359888100102', '359888100101');
    expect([status, body]).toEqual([409, expect.objectContaining({ ErrorCode: 'EC_Already_Active' })]);
    expect(await joined(maria)).toEqual(['359888100101']);
  });

  it.each([
    ['a foreign number', ['359888100102', '359888100301'], 'EC_User_Not_Authoried'],
    ['an unknown number', ['359888999999'], 'EC_User_Not_Authoried'],
    ['a TV', ['359888100102', '200000100201'], 'EC_Phone_Is_Not_Eligible'],
  ])('is refused for %s, and then for all', async (_which, msisdns, code) => {
    expect((await joins(maria, ...msisdns)).body).toMatchObject({ ErrorCode: code });
    expect(await joined(maria)).toEqual(['359888100101']);
  });

  it('is refused to a prepaid number and to a user who is not the owner', async () => {
    const georgi = await portal.browser().signIn('georgi');
    expect((await joins(georgi, '359888100201')).body).toMatchObject({ ErrorCode: 'EC_Phone_Is_Not_Eligible' });
    const ivan = await portal.browser().signIn('ivan');
    expect((await joins(ivan, '359888100501')).body).toMatchObject({ ErrorCode: 'EC_Phone_Is_Not_Eligible' });
  });

  it.each([
    ['no number', []],
    ['the same twice', ['359888100102', '359888100102']],
    ['an invalid number', ['x']],
  ])('with %s is an invalid request', async (_what, msisdns) => {
    expect((await joins(maria, ...msisdns)).status).toBe(400);
  });

  it('a hundred times concurrently happens once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => joins(maria, '359888100102')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('is refused after the campaign', async () => {
    await portal.platform.pool.query(
      `update bonus_campaign set ends_on = current_date - 1, starts_on = current_date - 30`,
    );
    expect((await joins(maria, '359888100102')).body).toMatchObject({ ErrorCode: 'EC_Campaign_Ended' });
    expect(await eligibility(maria)).toMatchObject({ is_eligible: false });
  });

  it('is refused and not offered in the last days of a campaign, if they have no weekend', async () => {
    const today = () => sofiaDay(portal.platform.clock.now());
    const isTuesday = () => new Date(today()).getUTCDay() === 2;
    while (!isTuesday()) await portal.pass(12 * 3600);
    const again = await portal.browser().signIn('maria');
    const endsIn = (days: number) =>
      portal.platform.pool.query('update bonus_campaign set starts_on = $1, ends_on = $2', [
        addDays(today(), -20),
        addDays(today(), days),
      ]);
    const offers = async () => ((await again.call('GET', '/home/overview')).body as { offers: string[] }).offers;
    await endsIn(3);
    expect((await joins(again, '359888100102')).body).toMatchObject({ ErrorCode: 'EC_Campaign_Ended' });
    expect(await eligibility(again)).toMatchObject({ is_eligible: false });
    expect(await offers()).not.toContain('weekend-bonus');
    await endsIn(4);
    expect(await offers()).toContain('weekend-bonus');
    expect((await joins(again, '359888100102')).status).toBe(204);
  });
});
