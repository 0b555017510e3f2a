import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('home assistance', () => {
  const policyOf = (msisdn: string) => extras.call('GET', '/home-assistance/policy', { query: { msisdn } });

  it('changes its contact number [EX-106, EX-221]', async () => {
    const change = (new_contact_number: string) =>
      post('/home-assistance/update-contact-number', { msisdn: withAll, extra_code: '20051', new_contact_number });
    expect(outcomeOf(await change('0888100102'))).toBe('204');
    expect((await extras.extra(withAll, '20051')).contact_number).toBe('359888100102');
    expect((await policyOf(withAll)).body).toMatchObject({ contact_number: '359888100102' });
    expect(outcomeOf(await change('+359888100102'))).toBe('400 EC_Invalid_Request');
  });

  it('changes no contact number of a policy that has ended', async () => {
    const { pool } = extras.portal.platform;
    await pool.query(
      `insert into home_assistance_policy (customer_id, policy_number, service_id, code, contact_number, zip_code, city,
          address, status, starts_on, ends_on)
        select customer_id, 'HA-OLD', service_id, code, '359888100101', zip_code, city, address, 'Ended', starts_on - 99,
          starts_on - 9 from home_assistance_policy where service_id = $1 and code = '20051'`,
      [withAll],
    );
    const asked = { msisdn: withAll, extra_code: '20051', new_contact_number: '0888100102' };
    expect(outcomeOf(await post('/home-assistance/update-contact-number', asked))).toBe('204');
    const { rows } = await pool.query(
      'select status, contact_number from home_assistance_policy where service_id = $1',
      [withAll],
    );
    expect(rows).toEqual([
      { status: 'Ended', contact_number: '359888100101' },
      { status: 'Active', contact_number: '359888100102' },
    ]);
  });

  it('changes the contact number of only one of two homes', async () => {
    const home = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };
    await post('/home-assistance/activate', { ...home, msisdn: swapped, extra_code: '20051' });
    const asked = { msisdn: withAll, extra_code: '20051', new_contact_number: '0888100102' };
    expect(outcomeOf(await post('/home-assistance/update-contact-number', asked))).toBe('204');
    expect((await policyOf(swapped)).body).toMatchObject({ contact_number: '359888100103' });
    expect((await extras.extra(swapped, '20051')).contact_number).toBe('359888100103');
  });
});
