import { afterEach, beforeEach, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';

let maria: UsagePortal;
beforeEach(async () => {
  maria = await openUsage('maria');
});
afterEach(() => maria.close());

const change = (block: string, is_on: boolean, msisdn: string = using.near) =>
  maria.who.call('PUT', `/usage/${msisdn}/blocks`, { body: { block, is_on } });
const blockOf = async (block: string) => (await maria.usage(using.near)).blocks.find((each) => each.block === block);

it('a block is pending until the network confirms it, and the old state is valid meanwhile [US-008, US-011]', async () => {
  expect(outcomeOf(await change('roaming-data', true))).toBe('204');
  expect(await blockOf('roaming-data')).toEqual({ block: 'roaming-data', is_on: false, state: 'pending' });
  expect((await maria.usage(using.near)).has_request).toBe(true);
  await maria.pass(10);
  expect(await blockOf('roaming-data')).toEqual({ block: 'roaming-data', is_on: true, state: 'done' });
  expect((await maria.usage(using.near)).has_request).toBe(false);
});

it('the states that do not change are refused [US-008]', async () => {
  expect(outcomeOf(await change('premium', true))).toBe('409 EC_Already_Active');
  expect(outcomeOf(await change('roaming-data', false))).toBe('409 EC_Already_Inactive');
  expect(outcomeOf(await change('everything', true))).toBe('400 EC_Invalid_Request');
});

it('one change of a number at a time, also of ten at once [US-008]', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => change('roaming-data', true)));
  const outcomes = replies.map(outcomeOf).toSorted();
  expect(outcomes[0]).toBe('204');
  expect(new Set(outcomes.slice(1))).toEqual(new Set(['409 EC_Msisdn_Already_Has_Processing_Request']));
  expect(outcomeOf(await change('premium', false))).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
});

it('numbers that are not mobile, foreign or only used are refused [US-010, US-014]', async () => {
  const ivan = await maria.portal.browser().signIn('ivan');
  expect(outcomeOf(await change('premium', true, using.television))).toBe('400 EC_Usage_Not_Mobile');
  expect(outcomeOf(await change('premium', true, using.company))).toBe('403 EC_User_Not_Authoried');
  const body = { block: 'premium', is_on: true };
  const reply = await ivan.call('PUT', `/usage/${using.company}/blocks`, { body });
  expect(outcomeOf(reply)).toBe('403 EC_Unavailable_For_Business');
});

it('an import does not change a block while its change is pending', async () => {
  await change('roaming-data', true);
  await maria.load('usage-blocks', [{ service_id: using.near, block: 'premium', is_on: false }]);
  expect(await blockOf('premium')).toMatchObject({ is_on: true });
  await maria.pass(10);
  await maria.load('usage-blocks', [{ service_id: using.near, block: 'premium', is_on: false }]);
  expect(await blockOf('premium')).toMatchObject({ is_on: false });
});
