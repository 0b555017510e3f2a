import { afterEach, beforeEach, expect, it } from 'vitest';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';

let maria: UsagePortal;
beforeEach(async () => {
  maria = await openUsage('maria');
});
afterEach(() => maria.close());

const change = (block: string, is_on: boolean) =>
  maria.who.call('PUT', `/usage/${using.near}/blocks`, { body: { block, is_on } });
const blockOf = async (block: string) => (await maria.usage(using.near)).blocks.find((each) => each.block === block);

it.each([
  ['roaming-data', true, 'Спряно: интернет в роуминг.'],
  ['premium', false, 'Разрешено: платени услуги.'],
])('a change of %s to %s is confirmed by SMS once it is done [US-008]', async (block, isOn, message) => {
  await change(block, isOn);
  expect(await maria.messages(using.near)).toEqual([]);
  await maria.pass(10);
  expect(await blockOf(block)).toMatchObject({ is_on: isOn, state: 'done' });
  expect(await maria.messages(using.near)).toEqual([message]);
});

it('a change that the network fails leaves the block as it was, and says so [US-008]', async () => {
  await maria.setFault('provisioning', 'BLOCK-ROAMING-DATA', 'fails');
  await change('roaming-data', true);
  await maria.pass(10);
  expect(await blockOf('roaming-data')).toEqual({ block: 'roaming-data', is_on: false, state: 'failed' });
  expect(await maria.messages(using.near)).toEqual(['Промяната не стана: интернет в роуминг. Всичко е както преди.']);
});

it('while the network is away, the change stays pending [US-008]', async () => {
  await maria.setFault('provisioning', '*', 'down');
  await change('roaming-data', true);
  await maria.pass(300);
  expect(await blockOf('roaming-data')).toMatchObject({ is_on: false, state: 'pending' });
  await maria.portal.platform.pool.query('delete from partner_fault');
  await maria.pass(120);
  expect(await blockOf('roaming-data')).toMatchObject({ is_on: true, state: 'done' });
});
