import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('home assistance', () => {
  const asked = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };
  const policyOf = (msisdn: string) => extras.call('GET', '/home-assistance/policy', { query: { msisdn } });

  it.each([
    ['city', 'Sofia'],
    ['city', 'София Oborishte'],
    ['address', 'Shipka 12'],
    ['address', 'ул. Шипка 12A'],
    ['address', '<b>ул.</b>'],
  ])('with %s „%s“ is refused, because the policy is written in Cyrillic [SH-517]', async (field, typed) => {
    const body = { ...asked, msisdn: swapped, extra_code: '20051', [field]: typed };
    expect(await post('/home-assistance/activate', body)).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Invalid_Request', Properties: { Field: `body/${field}` } },
    });
    expect((await extras.extra(swapped, '20051')).status).toBe('Inactive');
  });

  it('takes the position of another extra [EX-135, EX-220]', async () => {
    const body = { ...asked, msisdn: withAll, extra_code: '20052', substitution_extra_code: '20101' };
    expect(outcomeOf(await post('/home-assistance/activate', body))).toBe('202');
    expect(await extras.extra(withAll, '20052')).toMatchObject({ status: 'InProgress', is_on_slot: true });
    expect((await extras.extra(withAll, '20101')).status).toBe('Inactive');
  });

  it('ordered as free is not charged when the positions fill up meanwhile', async () => {
    const body = { ...asked, msisdn: full, extra_code: '20051', use_free_slot: true };
    expect(outcomeOf(await post('/home-assistance/activate', body))).toBe('400 EC_Try_Later');
    expect(outcomeOf(await post('/home-assistance/activate', { ...body, use_free_slot: false }))).toBe('202');
    expect(await extras.extra(full, '20051')).toMatchObject({ slot: null, current_period_state: 'Paid' });
  });

  it('takes the position of another home assistance, which stays as a paid one on request', async () => {
    const swap = { extra_code: '20052', substitution_extra_code: '20051', keep_subscription_paid: true };
    expect(outcomeOf(await post('/home-assistance/activate', { ...asked, ...swap, msisdn: withAll }))).toBe('202');
    expect(await extras.extra(withAll, '20052')).toMatchObject({ status: 'InProgress', slot: 2 });
    expect(await extras.extra(withAll, '20051')).toMatchObject({ status: 'Active', slot: null });
    expect((await extras.extra(withAll, '20051')).current_period_state).toBe('Paid');
  });

  it('that ends on one number does not change that of another number', async () => {
    await post('/home-assistance/activate', { ...asked, msisdn: swapped, extra_code: '20051' });
    await extras.pass(5);
    await extras.end(withAll, { type: 'addon', code: '20051' });
    expect((await policyOf(withAll)).body).toMatchObject({ end_date: expect.any(String) as string });
    expect((await policyOf(swapped)).body).toMatchObject({ status: 'Pending', end_date: null });
  });
});
