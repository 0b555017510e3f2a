import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, prepaid } = numbers;
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

describe('activating an extra whose offer is withdrawn meanwhile', () => {
  it('is finished, and the number pays', async () => {
    const georgi = await openExtras('georgi');
    expect(outcomeOf(await georgi.activate(prepaid, ['20120']))).toBe('202');
    await georgi.withdrawOffer('20120');
    await georgi.pass(5);
    expect(await georgi.statusOf(prepaid, '20120')).toBe('Active');
    const left = await georgi.portal.platform.pool.query(
      `select state as of_service from balance_purchase where service_id = $1
        union all select kind from attention where service_id = $1 and subject = '20120'`,
      [prepaid],
    );
    expect(left.rows).toEqual([{ of_service: 'confirmed' }]);
    await georgi.close();
  });

  it('opens its account at the partner', async () => {
    await extras.activate(full, ['20029']);
    await extras.withdrawOffer('20029');
    await extras.pass(5);
    const { rows } = await extras.portal.platform.pool.query('select from streaming_account where service_id = $1', [
      full,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is rolled back if it fails in the network', async () => {
    await extras.activate(withAll, ['20119']);
    await extras.withdrawOffer('20119');
    await extras.pass(5);
    expect(await extras.statusOf(withAll, '20119')).toBe('Inactive');
  });
});
