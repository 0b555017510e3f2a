import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('activating', () => {
  it('that fails in the network is rolled back', async () => {
    await extras.activate(withAll, ['20119']);
    await extras.pass(5);
    expect(await extras.extra(withAll, '20119')).toMatchObject({ status: 'Inactive', activation_date: null });
    expect(outcomeOf(await extras.activate(withAll, ['20107']))).toBe('202');
  });

  it('waits while the network is down and continues afterwards', async () => {
    const faults = extras.portal.platform.db;
    await faults.insertInto('partner_fault').values({ partner: 'provisioning', subject: '*', fault: 'down' }).execute();
    await extras.activate(withAll, ['20107']);
    await extras.pass(5);
    expect((await extras.extra(withAll, '20107')).status).toBe('InProgress');
    await faults.deleteFrom('partner_fault').where('subject', '=', '*').execute();
    await extras.pass(60);
    expect((await extras.extra(withAll, '20107')).status).toBe('Active');
  });
});
