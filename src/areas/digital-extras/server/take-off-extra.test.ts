import { afterEach, beforeEach, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { startServiceOrdering, type ServiceOrderingServer } from '#testing/service-ordering-server.ts';

const { swapped } = numbers;
const token = 'of-the-network';
const month = 32 * 86_400;
let network: ServiceOrderingServer;
let extras: ExtrasPortal;

beforeEach(async () => {
  network = await startServiceOrdering(token);
  network.firstState = 'completed';
  extras = await openExtras('maria', {
    PROVISIONING_KIND: 'tmf641',
    PROVISIONING_URL: network.url,
    PROVISIONING_TOKEN: token,
  });
  await extras.activate(swapped, ['20060']);
  await extras.pass(5);
  // Other extras that end this month are removed first.
  await extras.pass(month);
  network.orders = [];
  await extras.end(swapped, { type: 'addon', code: '20060' });
});
afterEach(async () => {
  await extras.close();
  await network.close();
});

const orderedItems = () =>
  network.orders.flatMap(({ serviceOrderItem }) =>
    serviceOrderItem.map(({ action, service }) => `${action} ${service.serviceSpecification.id}`),
  );

const jobsLeft = async () => {
  const { rowCount } = await extras.portal.platform.pool.query(
    `select from scheduled_job where name = 'take-off-extra'`,
  );
  return rowCount;
};

it('an extra is removed from the network once, after its last day', async () => {
  await extras.pass(60);
  expect(orderedItems()).toEqual([]);
  await extras.pass(month);
  await extras.pass(month);
  expect(orderedItems()).toEqual(['delete 20060']);
  expect(await jobsLeft()).toBe(0);
});

it('an unavailable network gets the order when it is back', async () => {
  network.faults = ['hang up', 'hang up'];
  await extras.pass(month);
  expect(await extras.extra(swapped, '20060')).toMatchObject({ status: 'Inactive' });
  expect(orderedItems()).toEqual([]);
  network.faults = [];
  await extras.pass(300);
  expect(orderedItems()).toEqual(['delete 20060']);
});

it('an extra that is activated again before the order is sent stays in the network', async () => {
  network.faults = ['hang up', 'hang up'];
  await extras.pass(month);
  network.faults = [];
  await extras.activate(swapped, ['20060']);
  await extras.pass(300);
  expect(orderedItems()).toEqual(['add 20060']);
  expect(await jobsLeft()).toBe(0);
});

it('a refusal of the network leaves a failed job', async () => {
  network.firstState = 'rejected';
  await expect(extras.pass(month)).rejects.toThrow('did not remove an ended extra');
});
