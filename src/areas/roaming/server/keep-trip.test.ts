import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openRoaming, travelling, tripIn, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;
let today: string;

beforeEach(async () => {
  radost = await openRoaming('radost');
  ({ today } = await radost.roaming(number));
});
afterEach(() => radost.close());

const number = travelling.withPackage;

it('a trip is saved with its country, days and plan, and replaced by the next', async () => {
  expect(outcomeOf(await radost.keepTrip(number, tripIn(today, 20, { plan_id: '63541' })))).toBe('204');
  expect((await radost.roaming(number)).trip).toEqual({
    ...tripIn(today, 20, { plan_id: '63541' }),
    country: 'Турция',
    remind_on: addDays(today, 18),
  });
  await radost.keepTrip(number, tripIn(today, 30, { country_id: 'GR' }));
  expect((await radost.roaming(number)).trip).toMatchObject({ country: 'Гърция', plan_id: null });
  expect(outcomeOf(await radost.forgetTrip(number))).toBe('204');
  expect((await radost.roaming(number)).trip).toBeNull();
});

it('users who are not the owner can save a trip too', async () => {
  const yavor = await radost.portal.browser().signIn('yavor');
  expect(outcomeOf(await yavor.call('PUT', `/roaming/${travelling.used}/trip`, { body: tripIn(today, 9) }))).toBe(
    '204',
  );
});

it.each([
  ['that is over', () => tripIn(today, -1), '400 EC_Invalid_Trip'],
  ['in two years', () => tripIn(today, 700), '400 EC_Invalid_Trip'],
  ['that ends before it begins', () => tripIn(today, 5, { ends_on: addDays(today, 4) }), '400 EC_Invalid_Trip'],
  ['of half a year', () => tripIn(today, 5, { ends_on: addDays(today, 200) }), '400 EC_Invalid_Trip'],
  ['to an unknown country', () => tripIn(today, 5, { country_id: 'ZZ' }), '404 EC_Not_Found'],
  ['to Bulgaria', () => tripIn(today, 5, { country_id: 'BG' }), '404 EC_Not_Found'],
  ['with a plan that is not offered', () => tripIn(today, 5, { plan_id: '55855' }), '400 EC_Plan_Not_Offered'],
  ['on an invalid day', () => tripIn(today, 5, { starts_on: '2026-02-31x' }), '400 EC_Invalid_Request'],
])('a trip %s is refused', async (_, trip, refused) => {
  expect(outcomeOf(await radost.keepTrip(number, trip()))).toBe(refused);
  expect((await radost.roaming(number)).trip).toBeNull();
});
