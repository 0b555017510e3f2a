import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('a streaming plan', () => {
  it('is upgraded and downgraded within the available plans [EX-166, EX-167, EX-200, EX-201]', async () => {
    const upgrade = (code_to_upgrade_with: string) =>
      post('/extras/family/upgrade', { msisdn: withAll, code: '20029', code_to_upgrade_with });
    expect(outcomeOf(await upgrade('20028'))).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
    expect(outcomeOf(await upgrade('20030'))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(withAll, '20030')).status).toBe('Active');
    expect((await extras.extra(withAll, '20029')).status).toBe('Inactive');
    const down = { msisdn: withAll, code: '20030', code_to_downgrade_with: '20028' };
    expect(outcomeOf(await post('/extras/family/downgrade', down))).toBe('202');
    await extras.pass(5);
    expect((await extras.extra(withAll, '20028')).status).toBe('Active');
  });

  it('that is replaced in its free period is not shown as ending with it', async () => {
    const { pool } = extras.portal.platform;
    await pool.query(`update tariff_extra set period_state = 'Free', period_days = 30 where code = '20029'`);
    const endingPeriods = async () => {
      const text = `select subject from attention where service_id = $1 and kind = 'free-period-ends'`;
      return (await pool.query(text, [full])).rows;
    };
    await extras.activate(full, ['20029']);
    await extras.pass(5);
    expect(await endingPeriods()).toEqual([{ subject: '20029' }]);
    await post('/extras/family/upgrade', { msisdn: full, code: '20029', code_to_upgrade_with: '20030' });
    await extras.pass(5);
    expect(await extras.statusOf(full, '20030')).toBe('Active');
    expect(await endingPeriods()).toEqual([]);
  });

  it.each([
    ['WaitingForDeactivation', '409 EC_Deactivation_Requested'],
    ['InProgress', '409 EC_Provisioning_In_Progress'],
    ['PendingActivation', '409 EC_Provisioning_In_Progress'],
    ['Inactive', '409 EC_Already_Inactive'],
    ['Active', '202'],
  ])('that is %s answers a change with %s: only active plans can change [EX-162]', async (status, answer) => {
    await extras.portal.platform.pool.query(
      `update service_extra set status = $1::text, deactivates_on = case $1::text when 'WaitingForDeactivation' then current_date + 9 end
        where service_id = $2 and code = '20029'`,
      [status, withAll],
    );
    const asked = { msisdn: withAll, code: '20029', code_to_upgrade_with: '20030' };
    expect(outcomeOf(await post('/extras/family/upgrade', asked))).toBe(answer);
  });

  it('cannot change to an extra of another family, whatever the state of that extra', async () => {
    await extras.portal.platform.pool.query(`update extra set plan_rank = 1 where code = '20027'`);
    for (const to of ['20101', '20113', '20109', '20027']) {
      const asked = { msisdn: withAll, code: '20029', code_to_downgrade_with: to };
      const answer = outcomeOf(await post('/extras/family/downgrade', asked));
      expect(answer).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
    }
  });

  it.each([
    ['99999', '20030'],
    ['20029', '99999'],
  ])('does not change from %s to %s: both must be in the tariff', async (code, code_to_upgrade_with) => {
    const asked = { msisdn: withAll, code, code_to_upgrade_with };
    const answer = outcomeOf(await post('/extras/family/upgrade', asked));
    expect(answer).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
  });

  it('does not change while its partner is unavailable', async () => {
    await extras.portal.platform.pool.query(`insert into partner_fault values ('kinobox', '*', 'down')`);
    const asked = { msisdn: withAll, code: '20029', code_to_upgrade_with: '20030' };
    expect(outcomeOf(await post('/extras/family/upgrade', asked))).toBe('503 EC_Partner_Unavailable');
    expect((await extras.extra(withAll, '20029')).status).toBe('Active');
  });

  it('lists the plans above and below it [EX-202, EX-203]', async () => {
    const ask = (code: string) => extras.call('GET', `/extras/family/eligibility/${withAll}`, { query: { code } });
    const { available_upgrades, available_downgrades } = (await ask('20029')).body as Record<string, object[]>;
    expect(available_upgrades).toMatchObject([{ code: '20030', name: 'Кинобокс Премиум' }]);
    expect(available_downgrades).toMatchObject([{ code: '20028', name: 'Кинобокс Базов' }]);
    const { prorate_price } = await extras.extra(withAll, '20030');
    expect(available_upgrades).toMatchObject([{ prorate_price }]);
    expect(outcomeOf(await ask('20028'))).toBe('409 EC_Already_Inactive');
  });
});
