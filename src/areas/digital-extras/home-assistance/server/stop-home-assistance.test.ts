import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { startServiceOrdering } from '#testing/service-ordering-server.ts';

const { withAll, full } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const home = { contact_number: '0888100102', zip_code: '1000', city: 'София', address: 'ул. Граф Игнатиев 1' };
const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('home assistance', () => {
  it('can be stopped only while it is pending [EX-171, EX-238]', async () => {
    const stop = async (msisdn: string, code: string) =>
      outcomeOf(await post('/home-assistance/stop-activation', { msisdn, code }));
    expect(await stop(full, '20052')).toBe('204');
    expect((await extras.extra(full, '20052')).status).toBe('Inactive');
    expect(await stop(full, '20052')).toBe('409 EC_Already_Inactive');
    expect(await stop(withAll, '20051')).toBe('409 EC_Already_Active');
  });

  it('that is being set up cannot be stopped', async () => {
    await extras.portal.platform.pool.query(
      `update service_extra set status = 'InProgress' where service_id = $1 and code = '20052'`,
      [full],
    );
    const answer = await post('/home-assistance/stop-activation', { msisdn: full, code: '20052' });
    expect(outcomeOf(answer)).toBe('409 EC_Provisioning_In_Progress');
  });

  it.each([false, true])(
    'that replaced another extra restores the position and the swap when it is stopped (kept as paid: %s)',
    async (keepPaid) => {
      const before = await extras.extra(full, '20103');
      const boughtBefore = await extras.purchases();
      const swap = await post('/home-assistance/activate', {
        msisdn: full,
        extra_code: '20051',
        substitution_extra_code: '20103',
        keep_subscription_paid: keepPaid,
        ...home,
        use_free_slot: false,
      });
      expect(outcomeOf(swap)).toBe('202');
      await extras.pass(5);
      expect((await extras.extra(full, '20051')).status).toBe('PendingActivation');
      expect(await extras.purchases()).toHaveLength(boughtBefore.length + Number(keepPaid));
      expect(outcomeOf(await post('/home-assistance/stop-activation', { msisdn: full, code: '20051' }))).toBe('204');
      expect(await extras.purchases()).toEqual(boughtBefore);
      expect(await extras.extra(full, '20103')).toEqual(before);
      expect((await extras.extra(full, '20051')).status).toBe('Inactive');
      expect((await extras.eligibility(full)).swappable_slots.next_swap_date).toBeNull();
    },
  );

  it('that was stopped leaves a kept extra off its position if that one has ended meanwhile', async () => {
    const swap = { substitution_extra_code: '20103', keep_subscription_paid: true };
    await post('/home-assistance/activate', { ...home, ...swap, msisdn: full, extra_code: '20051' });
    await extras.pass(5);
    const [kept] = await extras.purchases();
    await extras.portal.platform.pool.query(
      `update service_extra set status = 'Inactive' where service_id = $1 and code = '20103'`,
      [full],
    );
    expect(outcomeOf(await post('/home-assistance/stop-activation', { msisdn: full, code: '20051' }))).toBe('204');
    expect((await extras.extra(full, '20103')).slot).toBeNull();
    expect((await extras.purchases())[0]).toEqual(kept);
  });

  it.each([
    ['taken off', {}, ['add 20051', 'delete 20051']],
    [
      'replaced by what it replaced',
      { substitution_extra_code: '20103' },
      ['modify 20051 20103', 'modify 20103 20051'],
    ],
    [
      'taken off beside what was kept',
      { substitution_extra_code: '20103', keep_subscription_paid: true },
      ['add 20051', 'delete 20051'],
    ],
  ])('that is stopped is %s in the network, which had set it up', async (_, swap, ordered) => {
    const network = await startServiceOrdering('of-the-network');
    network.firstState = 'completed';
    const portal = await openExtras('maria', {
      PROVISIONING_KIND: 'tmf641',
      PROVISIONING_URL: network.url,
      PROVISIONING_TOKEN: 'of-the-network',
    });
    const order = { ...home, ...swap, msisdn: full, extra_code: '20051' };
    await portal.call('POST', '/home-assistance/activate', { body: order });
    await portal.pass(5);
    const body = { msisdn: full, code: '20051' };
    expect(outcomeOf(await portal.call('POST', '/home-assistance/stop-activation', { body }))).toBe('204');
    await portal.pass(5);
    await portal.pass(300);
    const items = network.orders.flatMap(({ serviceOrderItem }) => serviceOrderItem);
    const writtenItems = items.map(({ action, service: { serviceSpecification, serviceCharacteristic } }) =>
      [action, serviceSpecification.id, ...serviceCharacteristic.slice(1).map(({ value }) => value)].join(' '),
    );
    expect(writtenItems).toEqual(ordered);
    expect((await portal.extra(full, '20051')).status).toBe('Inactive');
    await portal.close();
    await network.close();
  });
});
