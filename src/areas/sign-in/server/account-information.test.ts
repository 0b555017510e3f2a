import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import type { AccountInformation } from '../contract.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function informationOf(username: string, headers = {}): Promise<AccountInformation> {
  const browser = await portal.browser().signIn(username);
  return (await browser.call('GET', '/gateway/user-profiles/account-information', { headers }))
    .body as AccountInformation;
}

it('returns the signed-in user with pids and services [SI-016]', async () => {
  const { services, ...person } = await informationOf('maria');
  expect(person).toEqual({
    username: 'maria@demo.abonat.bg',
    first_name: 'Мария',
    last_name: 'Иванова',
    pids: ['8307099971'],
    client_type: 'PrivateOwner',
    client_types: [{ pid: '8307099971', client_type: 'PrivateOwner' }],
  });
  expect(services).toHaveLength(6);
  expect(services[3]).toEqual({
    service_id: '200000100201',
    service_type: 'TV',
    msisdn_type: 'Tv',
    account_type: 'Private',
    owner: true,
    label: null,
    tariff_name: expect.stringMatching(/[а-я]/) as string,
  });
});

it.each([
  ['maria', 'PrivateOwner'],
  ['ivan', 'NotOwner'],
  ['pekarna', 'SmallBusiness'],
  ['stroy', 'LargeBusiness'],
])('%s is a client of type %s [SH-026]', async (username, type) => {
  expect((await informationOf(username)).client_type).toBe(type);
});

it('an account with a private and a business pid has both client types', async () => {
  await portal.platform.pool.query(`insert into account_pid (account_id, customer_id)
    select account_username.account_id, customer_pid.customer_id from account_username, customer_pid
    where username = 'georgi@demo.abonat.bg' and pid in ('999000177', '999000009')`);
  await portal.platform.pool.query(`insert into account_service (account_id, service_id, customer_id, is_owner)
    select account_username.account_id, service_id, customer_id, true from account_username, service_number
    where username = 'georgi@demo.abonat.bg' and service_id = '359888100502'`);
  expect(await informationOf('georgi')).toMatchObject({
    client_type: 'PrivateOwner',
    client_types: [
      { pid: '5602299925', client_type: 'PrivateOwner' },
      { pid: '999000177', client_type: 'SmallBusiness' },
      { pid: '999000009', client_type: 'BusinessOwner' },
    ],
  });
});

it('names tariffs in the requested language', async () => {
  const { services } = await informationOf('maria', { 'accept-language': 'en-GB,en;q=0.9' });
  expect(services.every((service) => !/[а-я]/i.test(service.tariff_name))).toBe(true);
});
