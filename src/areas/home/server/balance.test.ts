import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeService } from '#areas/home/contract.ts';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
afterAll(() => balance.close());

it('home shows the balance of a prepaid number to its owner, and none of other services [BA-001]', async () => {
  const { services } = (await balance.georgi.call('GET', '/home/overview')).body as { services: HomeService[] };
  expect(services.find(({ service_id }) => service_id === georgisNumber)?.balance).toMatchObject([{ value: 3.4 }, {}]);
  expect(services.filter((service) => service.balance !== null)).toHaveLength(1);
  await balance.query('update account_service set is_owner = false where service_id = $1', [georgisNumber]);
  const ofUser = (await balance.georgi.call('GET', '/home/overview')).body as { services: HomeService[] };
  expect(ofUser.services.map((service) => service.balance)).toEqual(ofUser.services.map(() => null));
});
