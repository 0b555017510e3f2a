import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { embeddedInsurer } from '../../server/insurer/embedded-insurer.ts';
import { handleConfirmHomeAssistance } from './confirm-home-assistance.ts';

const { full, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('home assistance', () => {
  const asked = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };
  const policyOf = (msisdn: string) => extras.call('GET', '/home-assistance/policy', { query: { msisdn } });

  it('is ordered for an address, pending until the insurer confirms, then active [EX-220, EX-224, EX-225]', async () => {
    const body = { ...asked, msisdn: swapped, extra_code: '20051' };
    expect(outcomeOf(await post('/home-assistance/activate', body))).toBe('202');
    await extras.pass(5);
    expect(await extras.extra(swapped, '20051')).toMatchObject({
      status: 'PendingActivation',
      contact_number: '359888100103',
    });
    expect((await policyOf(swapped)).body).toMatchObject({ status: 'Pending', city: 'София', zip_code: '1000' });
    await extras.pass(240);
    expect((await extras.extra(swapped, '20051')).status).toBe('Active');
    expect((await policyOf(swapped)).body).toMatchObject({ status: 'Active' });
  });

  it('is confirmed too if its offer is withdrawn meanwhile', async () => {
    await post('/home-assistance/activate', { ...asked, msisdn: swapped, extra_code: '20051' });
    await extras.pass(5);
    await extras.withdrawOffer('20051');
    await extras.pass(240);
    expect(await extras.statusOf(swapped, '20051')).toBe('Active');
  });

  it('that is confirmed a day later starts on that day, as its document says', async () => {
    const { pool } = extras.portal.platform;
    await post('/home-assistance/activate', { ...asked, msisdn: swapped, extra_code: '20051' });
    await extras.pass(5);
    await pool.query(`insert into partner_fault values ('insurer', '*', 'down')`);
    await extras.pass(86_400);
    await pool.query('truncate partner_fault');
    await extras.pass(60);
    const { today } = await extras.eligibility(swapped);
    expect((await policyOf(swapped)).body).toMatchObject({ status: 'Active', start_date: today });
  });

  it('is asked for again a minute later while the insurer does not answer [EX-225]', async () => {
    const { pool } = extras.portal.platform;
    await post('/home-assistance/activate', { ...asked, msisdn: swapped, extra_code: '20051' });
    await extras.pass(5);
    await pool.query(`insert into partner_fault values ('insurer', '*', 'down')`);
    await extras.pass(240);
    const waiting = `select extract(epoch from run_at - $1)::integer as seconds from scheduled_job
      where name = 'confirm-home-assistance'`;
    const { rows } = await pool.query(waiting, [extras.portal.platform.clock.now()]);
    expect(rows).toEqual([{ seconds: 60 }]);
    await pool.query('truncate partner_fault');
    await extras.pass(60);
    expect((await extras.extra(swapped, '20051')).status).toBe('Active');
  });

  it.each([
    [59, 'waiting'],
    [60, 'confirmed'],
  ])('ordered %i seconds ago is %s if the insurer of the demo takes a minute', async (seconds, state) => {
    const now = new Date('2026-11-17T10:00:00Z');
    const insurer = embeddedInsurer(extras.portal.platform.db, { now: () => now }, 60);
    const policy = { ...asked, policyNumber: 'HA-1', contactNumber: asked.contact_number, zipCode: asked.zip_code };
    const orderedAt = new Date(now.getTime() - seconds * 1000);
    expect(await insurer.confirmHome({ ...policy, orderedAt })).toMatchObject({ state });
  });

  it('of two numbers is confirmed separately, each with its own document', async () => {
    const order = async (msisdn: string, address: string) =>
      outcomeOf(await post('/home-assistance/activate', { ...asked, msisdn, address, extra_code: '20051' }));
    expect(await order(swapped, 'ул. Шипка 12')).toBe('202');
    await extras.pass(5);
    await extras.pass(120);
    expect(await order(full, 'ул. Оборище 5')).toBe('202');
    await extras.pass(5);
    await extras.pass(120);
    expect((await policyOf(swapped)).body).toMatchObject({ status: 'Active', address: 'ул. Шипка 12' });
    const statusOf = async (msisdn: string) => (await extras.extra(msisdn, '20051')).status;
    expect([await statusOf(swapped), await statusOf(full)]).toEqual(['Active', 'PendingActivation']);
    await extras.pass(120);
    expect(await statusOf(full)).toBe('Active');
    const { rows } = await extras.portal.platform.pool.query<{ document_id: string; policy_number: string }>(
      `select document_id, policy_number from home_assistance_policy where code = '20051' and starts_on >= $1`,
      [(await extras.eligibility(full)).today],
    );
    expect(rows).toHaveLength(2);
    for (const { document_id, policy_number } of rows) expect(document_id).toBe(`DOC-${policy_number}`);
  });
});

describe('what home assistance costs a prepaid number', () => {
  const home = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };
  const takenPrices = async () => {
    const text = `select split_part(purchase_id, ':', 2) as code, state from balance_purchase where service_id = $1`;
    return (await extras.portal.platform.pool.query(text, [full])).rows;
  };

  beforeEach(async () => {
    await extras.portal.platform.pool.query(`update tariff set is_prepaid = true where tariff_id = 'start-8'`);
  });

  it.each([
    ['its own price', '20051', {}],
    ['of what it replaced and what stays', '20103', { substitution_extra_code: '20103', keep_subscription_paid: true }],
  ])('is taken when the insurer confirms, and not if it refuses: %s', async (_, code, swap) => {
    const { platform } = extras.portal;
    const boughtBefore = await extras.purchases();
    const order = async () =>
      outcomeOf(await post('/home-assistance/activate', { ...home, ...swap, msisdn: full, extra_code: '20051' }));
    expect(await order()).toBe('202');
    await extras.pass(5);
    expect(await takenPrices()).toEqual([{ code, state: 'ordered' }]);

    const { rows } = await platform.pool.query<{ customer_id: number }>(
      'select customer_id from service where service_id = $1',
      [full],
    );
    const insurer = {
      ...embeddedInsurer(platform.db, platform.clock, 60),
      confirmHome: () => Promise.resolve({ state: 'refused' } as const),
    };
    const key = { customerId: rows[0]!.customer_id, serviceId: full, code: '20051' };
    await handleConfirmHomeAssistance(platform, insurer).run(key, '');
    expect(await extras.statusOf(full, '20051')).toBe('Inactive');
    expect(await takenPrices()).toEqual([{ code, state: 'released' }]);
    expect(await extras.purchases()).toEqual(boughtBefore);

    await platform.pool.query('delete from balance_purchase');
    expect(await order()).toBe('202');
    await extras.pass(5);
    await extras.pass(240);
    expect(await extras.statusOf(full, '20051')).toBe('Active');
    expect(await takenPrices()).toEqual([{ code, state: 'confirmed' }]);
    expect(await extras.purchases()).toHaveLength(boughtBefore.length + 1);
  });
});
