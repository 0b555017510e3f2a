import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { said } from '#testing/said.ts';
import { openRoaming, travelling, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;
let today: string;

beforeEach(async () => {
  radost = await openRoaming('radost');
  ({ today } = await radost.roaming(number));
});
afterEach(() => radost.close());

const number = travelling.withPackage;
const day = 86_400;

type Trip = { country_id: string; starts_on: string; ends_on: string; plan_id: string | null };
const inDays = (from: number, more: Partial<Trip> = {}): Trip => ({
  country_id: 'TR',
  starts_on: addDays(today, from),
  ends_on: addDays(today, from + 7),
  plan_id: null,
  ...more,
});
const keep = (trip: object, msisdn: string = number) =>
  radost.who.call('PUT', `/roaming/${msisdn}/trip`, { body: trip });
const forget = () => radost.who.call('DELETE', `/roaming/${number}/trip`);
const waiting = async () =>
  ((await radost.who.call('GET', '/home/overview')).body as { attention: { kind: string; due_on: string }[] })
    .attention;
const reminders = async () => {
  const inbox = await radost.who.call('GET', '/dev/inbox', { query: { to: number } });
  return (inbox.body as { text: string }[]).map(({ text }) => text).filter((text) => text.startsWith('Пътуваш'));
};

it('a trip is kept with its country, days and plan, and the next takes its place', async () => {
  expect(said(await keep(inDays(20, { plan_id: '63541' })))).toBe('204');
  expect((await radost.roaming(number)).trip).toEqual({ ...inDays(20, { plan_id: '63541' }), country: 'Турция' });
  await keep(inDays(30, { country_id: 'GR' }));
  expect((await radost.roaming(number)).trip).toMatchObject({ country: 'Гърция', plan_id: null });
  expect(said(await forget())).toBe('204');
  expect((await radost.roaming(number)).trip).toBeNull();
});

it('two days before, the number and the home screen are told once; after the trip it is forgotten', async () => {
  await keep(inDays(5));
  await radost.pass(2 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
  await radost.pass(1.5 * day);
  const start = inDays(5).starts_on.split('-').toReversed().join('.');
  expect(await reminders()).toEqual([`Пътуваш на ${start}: Турция. Роумингът ти е включен.`]);
  expect(await waiting()).toEqual([
    expect.objectContaining({
      kind: 'trip-near',
      due_on: inDays(5).starts_on,
      properties: { country_id: 'TR', name: 'Турция' },
    }),
  ]);
  await radost.pass(10 * day);
  expect([(await radost.roaming(number)).trip, await waiting(), (await reminders()).length]).toEqual([null, [], 1]);
});

it('the reminder says what was meant to be taken along and is not active', async () => {
  await keep(inDays(5, { country_id: 'US', plan_id: '63530' }));
  await radost.pass(3.5 * day);
  expect((await reminders())[0]).toContain('„САЩ и Канада · 7 дни“ още не е активен.');
});

it('a trip that was changed or forgotten reminds of nothing', async () => {
  await keep(inDays(5));
  await keep(inDays(40));
  await radost.pass(4 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
  expect((await radost.roaming(number)).trip).not.toBeNull();
  await forget();
  await radost.pass(40 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
});

it('a trip that begins tomorrow is kept without a reminder', async () => {
  await keep(inDays(1));
  await radost.pass(0.5 * day);
  expect([await reminders(), await waiting()]).toEqual([[], []]);
});

it('who only uses a number keeps a trip for it, too', async () => {
  const yavor = await radost.portal.browser().signIn('yavor');
  expect(said(await yavor.call('PUT', `/roaming/${travelling.used}/trip`, { body: inDays(9) }))).toBe('204');
});

it.each([
  ['that is over', () => inDays(-1), '400 EC_Invalid_Trip'],
  ['in two years', () => inDays(700), '400 EC_Invalid_Trip'],
  ['that ends before it begins', () => inDays(5, { ends_on: addDays(today, 4) }), '400 EC_Invalid_Trip'],
  ['of half a year', () => inDays(5, { ends_on: addDays(today, 200) }), '400 EC_Invalid_Trip'],
  ['to a country nobody knows', () => inDays(5, { country_id: 'ZZ' }), '404 EC_Not_Found'],
  ['to Bulgaria', () => inDays(5, { country_id: 'BG' }), '404 EC_Not_Found'],
  ['with a plan that is not offered', () => inDays(5, { plan_id: '55855' }), '400 EC_Plan_Not_Offered'],
  ['on no day', () => inDays(5, { starts_on: '2026-02-31x' }), '400 EC_Invalid_Request'],
])('a trip %s is refused', async (_, trip, refused) => {
  expect(said(await keep(trip()))).toBe(refused);
  expect((await radost.roaming(number)).trip).toBeNull();
});
